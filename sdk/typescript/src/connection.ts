import { ApiError } from "./errors.ts";

/**
 * How often and after what pause a call is repeated that may succeed next time. `Retry-After` is honoured; where the service wants a
 * longer pause than `longestPauseMs` the call is given up.
 */
export interface RetryPolicy {
  retries: number;
  firstPauseMs: number;
  longestPauseMs: number;
}

const USUAL: RetryPolicy = { retries: 3, firstPauseMs: 500, longestPauseMs: 60_000 };
const LONGEST_CALL_MS = 90_000;
const LONGEST_UPLOAD_MS = 600_000;

/**
 * Sends calls. Every `POST` has an idempotency key, the same for all of its tries, so that a repeated one is done once; so any call
 * may be repeated when its answer was lost.
 */
export class Connection {
  readonly #base: string;
  readonly #key: string;
  readonly #retries: RetryPolicy;
  readonly #fetch: typeof fetch;

  constructor(url: string, key: string, retries: Partial<RetryPolicy> = {}, fetchWith: typeof fetch = fetch) {
    this.#base = url.replace(/\/+$/, "") + "/api/public/v3";
    this.#key = key;
    this.#retries = { ...USUAL, ...retries };
    this.#fetch = fetchWith;
  }

  async call<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
    const headers: Record<string, string> = { key: this.#key, accept: "application/json" };
    const file = body instanceof Blob;
    if (body !== undefined) headers["content-type"] = file ? "application/octet-stream" : "application/json";
    if (method === "POST" && !file) headers["idempotency-key"] = crypto.randomUUID();
    for (let retry = 1; ; retry++) {
      let failure: unknown;
      let pause: number | undefined;
      try {
        const limit = AbortSignal.timeout(file ? LONGEST_UPLOAD_MS : LONGEST_CALL_MS);
        const response = await this.#fetch(this.#base + path, {
          method,
          headers,
          body: body === undefined ? null : file ? body : JSON.stringify(body),
          signal: signal ? AbortSignal.any([signal, limit]) : limit,
        });
        if (response.ok) return (await response.json()) as T;
        const refusal = new ApiError(response.status, await response.json().catch(() => ({})));
        failure = refusal;
        pause = mayPass(refusal) ? this.#pauseBefore(retry, response.headers.get("retry-after")) : undefined;
      } catch (cause) {
        signal?.throwIfAborted();
        failure = new Error(`${this.#base}${path} cannot be reached`, { cause });
        pause = this.#pauseBefore(retry, null);
      }
      if (pause === undefined) throw failure;
      await sleep(pause, signal);
    }
  }

  #pauseBefore(retry: number, retryAfter: string | null): number | undefined {
    const { retries, firstPauseMs, longestPauseMs } = this.#retries;
    if (retry > retries) return undefined;
    if (retryAfter !== null && /^\d{1,9}$/.test(retryAfter)) {
      const asked = Number(retryAfter) * 1000;
      return asked <= longestPauseMs ? asked : undefined;
    }
    return Math.min(longestPauseMs, firstPauseMs * 2 ** (retry - 1)) * (0.5 + Math.random() / 2);
  }
}

function mayPass(refusal: ApiError): boolean {
  return [429, 502, 503, 504].includes(refusal.status) || refusal.code === "idempotency_in_progress";
}

/** Waits, unless the signal ends it. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", end);
      resolve();
    }, ms);
    if (signal?.aborted) end();
    else signal?.addEventListener("abort", end, { once: true });
  });
}
