/** Why a call of the office failed. */
export interface OfficeError {
  /** The answer's `code`, "no_answer" without a connection, or "failed" for a server fault. */
  readonly code: string;
  /** Null without an answer. */
  readonly status: number | null;
  /** Data from the server for handling the error. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds: number | null;
}

export type OfficeResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: OfficeError };

/** A failed call as an exception, for queries, whose library expects exceptions. */
export class CallFailed extends Error implements OfficeError {
  readonly code: string;
  readonly status: number | null;
  readonly data: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds: number | null;

  constructor({ code, status, data, retryAfterSeconds }: OfficeError) {
    super(code);
    this.name = "CallFailed";
    this.code = code;
    this.status = status;
    this.data = data;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The value of a result; throws CallFailed. */
export function requireAnswer<Value>(result: OfficeResult<Value>): Value {
  if (result.ok) return result.value;
  throw new CallFailed(result.error);
}

/** Whether the error is only a missing connection. */
export function isNoAnswer(error: unknown): boolean {
  return error instanceof CallFailed && error.code === "no_answer";
}

/** Whether the object of a read was removed or never existed. 400: no object can have the id in the address. */
export function isGone(error: unknown): boolean {
  return error instanceof CallFailed && (error.status === 404 || error.status === 400);
}

/** Whether the server is unreachable or stopped, so that known data are still valid. */
export function isAway(error: unknown): boolean {
  return error instanceof CallFailed && (error.status === null || error.status >= 500);
}
