import { type AnswerSchema, type ApiCall, ApiFault, type ApiFetch, createTransport } from "@skatert/contract";
import { changeKey } from "./change-key.ts";
import type { OfficeResult } from "./office-error.ts";

interface ChangeOptions {
  readonly body?: unknown;
  /** Idempotency key: a retry with the same key changes nothing twice. Default: a new one. */
  readonly key?: string;
  /** Version of the entity that the person saw. If it is outdated, the call is refused with 412 `entity_changed`. */
  readonly ifMatch?: string;
  readonly signal?: AbortSignal;
  /** The browser completes the request even if the page closes. The body may have 64 kB. */
  readonly keepalive?: boolean;
}

type Method = "POST" | "PUT" | "PATCH" | "DELETE";

/** The only way to call the server. Failures are values with a code. */
export interface OfficeCalls {
  read<Value>(
    path: string,
    schema: AnswerSchema<Value>,
    options?: Pick<ApiCall, "query" | "signal">,
  ): Promise<OfficeResult<Value>>;
  change<Value>(
    method: Method,
    path: string,
    schema: AnswerSchema<Value>,
    options?: ChangeOptions,
  ): Promise<OfficeResult<Value>>;
}

export interface CallDeps {
  readonly fetch: ApiFetch;
  /**
   * Called when a session has expired. Resolves with true once the person has signed in again; the call is then sent
   * again with its body and key. Resolves with false if somebody else signed in or nobody did.
   */
  readonly whenSessionEnds: () => Promise<boolean>;
}

export function createOfficeCalls({ fetch, whenSessionEnds }: CallDeps): OfficeCalls {
  const transport = createTransport(fetch, "");

  async function once<Value>(call: ApiCall, schema: AnswerSchema<Value>): Promise<OfficeResult<Value>> {
    try {
      const result = await transport(call, schema);
      if (result.ok) return result;
      const { code, status, data, retryAfterSeconds } = result.error;
      return { ok: false, error: { code, status, data, retryAfterSeconds } };
    } catch (error) {
      if (!(error instanceof ApiFault)) throw error;
      const { status } = error;
      const code = status === null ? "no_answer" : "failed";
      return { ok: false, error: { code, status, data: {}, retryAfterSeconds: null } };
    }
  }

  async function send<Value>(call: ApiCall, schema: AnswerSchema<Value>): Promise<OfficeResult<Value>> {
    const result = await once(call, schema);
    if (result.ok || result.error.code !== "staff_session_required") return result;
    return (await whenSessionEnds()) ? once(call, schema) : result;
  }

  return {
    read: (path, schema, options = {}) => send({ path, ...options }, schema),
    change: (method, path, schema, { key, ifMatch, ...options } = {}) => {
      const headers = {
        "idempotency-key": key ?? changeKey(),
        ...(ifMatch === undefined ? {} : { "if-match": ifMatch }),
      };
      return send({ method, path, ...options, headers }, schema);
    },
  };
}
