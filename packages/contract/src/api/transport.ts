import type * as z from "zod/mini";
import { faultsOf } from "../fields/faults.ts";
import { ApiErrorSchema } from "./errors.ts";
import { ApiFault, type ApiRefusal, type ApiResult } from "./result.ts";

export type ApiFetch = (url: string, init?: RequestInit) => Promise<Response>;

export interface ApiCall {
  readonly method?: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  /** Null and undefined values are omitted. */
  readonly query?: Readonly<Record<string, string | number | null | undefined>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** The browser finishes sending even if the page closes. The body: 64 kB at most. */
  readonly keepalive?: boolean;
}

/** A schema of an answer, for callers that send calls without importing the schema library. */
export type AnswerSchema<T> = z.ZodMiniType<T>;

/** Sends a call and checks the reply against its schema. */
export type Send = <T>(call: ApiCall, schema: AnswerSchema<T>) => Promise<ApiResult<T>>;

const RETRIED_STATUSES: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];
const BODY_METHODS: readonly string[] = ["PATCH", "POST", "PUT", "DELETE"];

/**
 * Retries a method without a body once, on the retried statuses and without an answer. Never retries methods with a
 * body, which are JSON (API-5).
 */
export function createTransport(fetch: ApiFetch, baseUrl: string): Send {
  return async (call, schema) => {
    const response = await sendWithRetry(fetch, `${baseUrl}${call.path}${queryText(call.query)}`, call);
    const body = await readBody(response, call.path);
    if (!response.ok) return { ok: false, error: refusalOf(response, body, call.path) };
    const parsed = schema.safeParse(body);
    if (parsed.success) return { ok: true, value: parsed.data };
    throw new ApiFault("the answer breaks its schema", {
      path: call.path,
      status: response.status,
      faults: faultsOf(parsed.error.issues),
    });
  };
}

async function sendWithRetry(fetch: ApiFetch, url: string, call: ApiCall): Promise<Response> {
  const mayRetry = !BODY_METHODS.includes(call.method ?? "GET");
  try {
    const response = await fetch(url, initOf(call));
    if (!mayRetry || !RETRIED_STATUSES.includes(response.status)) return response;
    await response.body?.cancel();
  } catch (cause) {
    if (!mayRetry || call.signal?.aborted) throw noAnswer(call.path, cause);
  }
  try {
    return await fetch(url, initOf(call));
  } catch (cause) {
    throw noAnswer(call.path, cause);
  }
}

function noAnswer(path: string, cause: unknown): ApiFault {
  return new ApiFault("no answer", { path, status: null, cause });
}

function initOf(call: ApiCall): RequestInit {
  const method = call.method ?? "GET";
  const sendsBody = BODY_METHODS.includes(method) && call.body !== undefined;
  return {
    method,
    headers: {
      accept: "application/json",
      ...(sendsBody ? { "content-type": "application/json" } : {}),
      ...call.headers,
    },
    ...(sendsBody ? { body: JSON.stringify(call.body) } : {}),
    ...(call.signal === undefined ? {} : { signal: call.signal }),
    ...(call.keepalive === true ? { keepalive: true } : {}),
  };
}

function queryText(query: ApiCall["query"] = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) search.set(name, String(value));
  }
  return search.size === 0 ? "" : `?${search}`;
}

async function readBody(response: Response, path: string): Promise<unknown> {
  try {
    const text = await response.text();
    return text === "" ? null : JSON.parse(text);
  } catch (cause) {
    throw new ApiFault("the answer is no JSON", { path, status: response.status, cause });
  }
}

/** A 4xx in the error shape is a refusal; any other answer outside 2xx is a fault. */
function refusalOf(response: Response, body: unknown, path: string): ApiRefusal {
  const parsed = ApiErrorSchema.safeParse(body);
  if (!parsed.success || response.status >= 500) {
    throw new ApiFault(`answered ${response.status}`, { path, status: response.status });
  }
  const { code, message, data } = parsed.data;
  const retryAfter = Number(response.headers.get("retry-after") ?? Number.NaN);
  return {
    status: response.status,
    code,
    message,
    reason: data.reason ?? null,
    data,
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
  };
}
