/** The client of Reelmill's API. Begin with {@link Reelmill}. */
export { Reelmill } from "./reelmill.ts";
export type { ReelmillOptions, WaitOptions } from "./reelmill.ts";
export { ApiError, RenderFailedError } from "./errors.ts";
export type { RetryPolicy } from "./connection.ts";
export { NotGenuineError, verifyWebhook } from "./webhook.ts";
export type { WebhookEvent } from "./webhook.ts";
export type * from "./models.ts";
