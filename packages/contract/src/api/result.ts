import type { Fault } from "../fields/faults.ts";

/** What a backend refused, by its WordPress error shape; `data` holds what one needs to act on it. */
export interface ApiRefusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly reason: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  /** Of `Retry-After`; null without it. */
  readonly retryAfterSeconds: number | null;
}

/** A refusal is a value; everything else that goes wrong is thrown as ApiFault. */
export type ApiResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: ApiRefusal };

/** No answer, one that is a server's failure, or one that breaks its schema. */
export class ApiFault extends Error {
  readonly path: string;
  /** Null when no answer came. */
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

/** The value, for a caller to whom a refusal is a fault too. */
export function requireValue<T>(result: ApiResult<T>): T {
  if (result.ok) return result.value;
  throw new ApiFault(`${result.error.code}: ${result.error.message}`, { path: "", status: result.error.status });
}

export function mapResult<T, Mapped>(result: ApiResult<T>, map: (value: T) => Mapped): ApiResult<Mapped> {
  return result.ok ? { ok: true, value: map(result.value) } : result;
}
