import type { ErrorCode, Fault } from "@skatert/contract";

/** Seconds after which a client may retry an unavailable shop. */
export const retryAfterSeconds = 10;

/**
 * The reason why a module refuses a request, in the contract's terms and without HTTP: http/errors answers with the
 * status of its code. Any other error is unexpected.
 */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly data: Readonly<Record<string, unknown>>;
  /** Whole seconds until a retry makes sense; null: a retry changes nothing. */
  readonly retryAfterSeconds: number | null;
  constructor(
    code: ErrorCode,
    message: string,
    data: Readonly<Record<string, unknown>> = {},
    retryAfterSeconds: number | null = null,
  ) {
    super(message);
    this.code = code;
    this.data = data;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The faults of an input in one refusal, with the path of each. */
export function invalidParams(params: readonly Fault[]): Refusal {
  const names = params.map((fault) => fault.path || "body").join(", ");
  return new Refusal("rest_invalid_param", `Invalid parameter(s): ${names}`, { params });
}

/** A 429 with the wait in seconds. */
export function tooManyRequests(message: string, reason: string, waitMs: number): Refusal {
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  return new Refusal("rest_too_many_requests", message, { reason, retry_after: retryAfter }, retryAfter);
}
