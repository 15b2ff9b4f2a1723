/** Why a call of the office did not do what it was asked. */
export interface OfficeError {
  /** The answer's `code`, "no_answer" without a connection, "failed" for a fault of the server. */
  readonly code: string;
  /** Null without an answer. */
  readonly status: number | null;
  /** What the caller needs to act on it, as the server sent it. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds: number | null;
}

export type OfficeResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: OfficeError };

/** A failed call as an exception, for queries, whose libraries know no other failure. */
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

/** Whether an error says that nothing was wrong but the connection. */
export function isNoAnswer(error: unknown): boolean {
  return error instanceof CallFailed && error.code === "no_answer";
}

/** Whether the object of a call was removed, or never existed. */
export function isGone(error: unknown): boolean {
  return error instanceof CallFailed && error.status === 404;
}

/** Whether the server is out of reach or stopped: what was known before still holds. */
export function isAway(error: unknown): boolean {
  return error instanceof CallFailed && (error.status === null || error.status >= 500);
}
