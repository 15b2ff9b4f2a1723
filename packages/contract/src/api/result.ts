import type { Fault } from "../fields/faults.ts";

/** A refusal of a backend, in the WordPress error shape; `data` contains the details that the caller needs. */
export interface ApiRefusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly reason: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  /** From `Retry-After`; null without it. */
  readonly retryAfterSeconds: number | null;
}

/** A refusal is a value; any other failure is thrown as ApiFault. */
export type ApiResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: ApiRefusal };

/** No answer, a server error, or an answer that breaks its schema. */
export class ApiFault extends Error {
  readonly path: string;
  /** Null without an answer. */
  readonly status: number | null;
  readonly faults: readonly Fault[];

  constructor(
    message: string,
    about: { path: string; status: number | null; faults?: readonly Fault[]; cause?: unknown },
  ) {
    super(message, { cause: about.cause });
    this.name = "ApiFault";
    this.path = about.path;
    this.status = about.status;
    this.faults = about.faults ?? [];
  }
}

/** The value; throws a refusal too. */
export function requireValue<T>(result: ApiResult<T>): T {
  if (result.ok) return result.value;
  throw new ApiFault(`${result.error.code}: ${result.error.message}`, { path: "", status: result.error.status });
}

export function mapResult<T, Mapped>(result: ApiResult<T>, map: (value: T) => Mapped): ApiResult<Mapped> {
  return result.ok ? { ok: true, value: map(result.value) } : result;
}
