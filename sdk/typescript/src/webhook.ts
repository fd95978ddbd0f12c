import type { Status } from "./models.ts";

const TOLERANCE_SECONDS = 5 * 60;

/** A webhook call that is not genuine, or too old. */
export class NotGenuineError extends Error {
  override readonly name: string = "NotGenuineError";
}

/** What a webhook says. */
export type WebhookEvent = Status & { event: string; eventId: string; attempt: number };

/**
 * Checks that a webhook call comes from the workspace's Reelmill (Standard Webhooks), and reads it.
 *
 * @param secret the workspace's, `whsec_…`
 * @param headers of the call
 * @param body exactly as it came
 * @param now seconds since 1970, for tests
 */
export async function verifyWebhook(
  secret: string,
  headers: Headers | Record<string, string | string[] | undefined>,
  body: string,
  now: number = Date.now() / 1000,
): Promise<WebhookEvent> {
  const id = required(headers, "webhook-id");
  const timestamp = required(headers, "webhook-timestamp");
  const signatures = required(headers, "webhook-signature");
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now - Number(timestamp)) > TOLERANCE_SECONDS) {
    throw new NotGenuineError("the webhook is too old");
  }
  const key = await crypto.subtle.importKey(
    "raw",
    bytes(secret.replace(/^whsec_/, "")),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["verify"],
  );
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  for (const signature of signatures.split(" ")) {
    if (signature.startsWith("v1,") && (await crypto.subtle.verify("HMAC", key, bytes(signature.slice(3)), signed))) {
      return JSON.parse(body) as WebhookEvent;
    }
  }
  throw new NotGenuineError("the signature is not the workspace's");
}

function required(headers: Headers | Record<string, string | string[] | undefined>, name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  if (typeof value !== "string") throw new NotGenuineError(`the header ${name} is missing`);
  return value;
}

function bytes(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array(0);
  }
}
