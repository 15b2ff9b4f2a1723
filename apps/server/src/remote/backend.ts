import { apiError, PATHS } from "@skatert/contract";
import type { Env } from "../config/env.ts";
import { ApiFault } from "../http/errors/errors.ts";
import { retryAfterSeconds } from "../input/refusal.ts";

/** The other host that this process calls (API-3). */
export interface Backend {
  /** May have a path; the calls are appended to it. */
  readonly url: URL;
  readonly keys: Env["backendKeys"];
  /** Learned from the first answers: how the host takes the paths that section 7 writes with `/api`. */
  readonly literal?: { value: boolean | null };
  /**
   * Timeouts in milliseconds: until an answer begins, until its body ends, and between two pieces of a streamed file.
   */
  readonly answerMs?: number;
}

export interface BackendRequest {
  readonly method: string;
  /** Path and query, without `/api`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer<ArrayBuffer> | undefined;
  /** One retry after a failed first try (API-5); never for methods with a body. */
  readonly mayRetry: boolean;
}

/** Statuses after which a call without a body is retried once (API-5). */
const retriedStatuses: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];
const answerMs = 25_000;

/** The backend does not answer; a client may retry. */
export function backendAway(cause: unknown): ApiFault {
  const fault = new ApiFault(apiError("rest_unavailable", "The shop's backend does not answer"), {
    "retry-after": String(retryAfterSeconds),
  });
  fault.cause = cause;
  return fault;
}

/** The full address of a path on the backend; never another host, whatever the path contains. */
export function backendAddress({ url }: Backend, path: string): URL {
  return new URL(url.origin + url.pathname.replace(/\/+$/, "") + path);
}

/** Calls the backend. Redirects are returned, never followed. Throws `backendAway` without an answer. */
export async function askBackend(backend: Backend, request: BackendRequest): Promise<Response> {
  const mayRetry = request.mayRetry && (request.method === "GET" || request.method === "HEAD");
  try {
    const answer = await askLiterally(backend, request);
    if (!mayRetry || !retriedStatuses.includes(answer.status)) return answer;
    await answer.body?.cancel();
  } catch (error) {
    if (!mayRetry) throw backendAway(error);
  }
  try {
    return await askLiterally(backend, request);
  } catch (error) {
    throw backendAway(error);
  }
}

/** Paths that section 7 of the specification writes with `/api`. */
const writtenWithApi: readonly string[] = [
  PATHS.allSettings,
  PATHS.banners,
  PATHS.galleries,
  PATHS.frontSettings,
  PATHS.posts,
  PATHS.pages,
  PATHS.publicCoupons,
  "/wp-content/",
];

/** Most hosts answer a path with and without `/api`; one that takes section 7 literally answers settings only with it. */
async function askLiterally(backend: Backend, request: BackendRequest): Promise<Response> {
  const { literal } = backend;
  const isEither = literal === undefined || !writtenWithApi.some((path) => request.path.startsWith(path));
  if (isEither || literal.value === false) return askOnce(backend, request);
  const withApi = { ...request, path: `/api${request.path}` };
  if (literal.value) return askOnce(backend, withApi);
  const answer = await askOnce(backend, request);
  const isSettings = request.path.startsWith(PATHS.allSettings);
  if (answer.ok && isSettings) literal.value = false;
  if (answer.status !== 404) return answer;
  const other = await askOnce(backend, withApi);
  if (other.ok && isSettings) literal.value = true;
  if (other.status === 404) {
    await other.body?.cancel();
    return answer;
  }
  await answer.body?.cancel();
  return other;
}

async function askOnce(backend: Backend, { method, path, headers, body }: BackendRequest): Promise<Response> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(new Error("no answer in time")), answerTimeoutOf(backend));
  try {
    return await fetch(backendAddress(backend, path), {
      method,
      headers,
      redirect: "manual",
      signal: waiting.signal,
      ...(body === undefined || body.length === 0 ? {} : { body }),
    });
  } finally {
    clearTimeout(timer);
  }
}

/** The timeout for the backend, milliseconds. */
export function answerTimeoutOf(backend: Backend): number {
  return backend.answerMs ?? answerMs;
}

/**
 * The complete body of an answer. Throws `backendAway` beyond `maxBytes`, after `withinMs`, or when the connection
 * breaks.
 */
export async function bodyOf(answer: Response, maxBytes: number, withinMs: number): Promise<Buffer> {
  const reader = answer.body?.getReader();
  if (reader === undefined) return Buffer.alloc(0);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    void reader.cancel();
  }, withinMs);
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      bytes += piece.value.length;
      if (bytes > maxBytes) throw new Error("the answer is too large");
      pieces.push(piece.value);
    }
    if (isLate) throw new Error("the answer is too slow");
    return Buffer.concat(pieces);
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    throw backendAway(error);
  } finally {
    clearTimeout(timer);
  }
}
