import type { ErrorBody, Status, Violation } from "./models.ts";

/** A call that the API refused. `code` is a machine word, such as `validation_error` or `insufficient_credits`. */
export class ApiError extends Error {
  override readonly name: string = "ApiError";
  readonly status: number;
  readonly code: string;
  /** Canonical path of the first field that is wrong, or null. */
  readonly field: string | null;
  /** All that is wrong with the request. */
  readonly errors: Violation[];
  /** Names the call, for support. */
  readonly requestId: string | undefined;

  constructor(status: number, body: Partial<ErrorBody>) {
    super(body.error ?? `the API answered ${status}`);
    this.status = status;
    this.code = body.code ?? `http_${status}`;
    this.field = body.field ?? null;
    this.errors = body.errors ?? [];
    this.requestId = body.requestId;
  }
}

/** A render that ended in an error. */
export class RenderFailedError extends Error {
  override readonly name: string = "RenderFailedError";
  readonly project: Status;

  constructor(project: Status) {
    super(`project ${project.pid}: ${project.error}`);
    this.project = project;
  }
}
