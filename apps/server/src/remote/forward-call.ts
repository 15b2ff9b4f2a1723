import { apiError } from "@skatert/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { ApiFault } from "../plugins/errors.ts";
import { isInProcess } from "../plugins/in-process-fetch.ts";
import { askBackend, type Backend, backendAway, bodyOf } from "./backend.ts";
import { headersToBackend, headersToShopper } from "./call-headers.ts";
import { callerNumber } from "./caller-number.ts";
import { withOwnMedia } from "./media-addresses.ts";
import { isPlainPath, type RemoteCall } from "./remote-calls.ts";
import { isOverTls, keepSession, sessionIn, tokenOf } from "./shopper-session.ts";

const mostBytes = 16 * 1024 * 1024;

export interface ForwardDeps {
  readonly backend: Backend;
  readonly publicUrl: URL | null;
}

/** An answer of the backend, read whole. */
export interface BackendAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** Asks the backend what the shopper asked: as the shopper, with keys only where the call needs them (API-3). */
export async function askFor(deps: ForwardDeps, call: RemoteCall, request: FastifyRequest): Promise<BackendAnswer> {
  const token = tokenOf(request.headers.cookie);
  const path = await pathToBackend(deps, call, request, token);
  const answer = await askBackend(deps.backend, {
    method: request.method,
    path,
    headers: headersToBackend(request, token),
    body: Buffer.isBuffer(request.body) ? Buffer.from(request.body) : undefined,
    // A browser makes its own second try.
    mayRetry: isInProcess(request.headers),
  });
  return { status: answer.status, headers: answer.headers, body: await bodyOf(answer, mostBytes) };
}

async function pathToBackend(
  { backend }: ForwardDeps,
  call: RemoteCall,
  request: FastifyRequest,
  token: string | null,
): Promise<string> {
  const url = new URL(request.url, "http://shop");
  if (!isPlainPath(request.url.split("?", 1)[0] ?? "")) throw unknownPath();
  const query = url.searchParams;
  if (call.takesToken && token !== null) query.set("token", token);
  if (call.takesKeys === undefined || backend.keys === null || hasOwnKeys(request)) return url.pathname + url.search;
  if (call.takesKeys === "own-orders") query.set("customer", String(await ownNumber(backend, query, token)));
  query.set("consumer_key", backend.keys.key);
  query.set("consumer_secret", backend.keys.secret);
  return url.pathname + url.search;
}

/** The keys open everybody's orders, so the number is checked here, never believed (wire "Conventions"). */
async function ownNumber(backend: Backend, query: URLSearchParams, token: string | null): Promise<number> {
  const number = token === null ? null : await callerNumber(backend, token);
  if (number === null) throw new ApiFault(apiError("rest_not_logged_in", "Sign in first"));
  const named = query.get("customer") ?? "";
  if (named !== "" && Number(named) !== number) throw new ApiFault(apiError("rest_forbidden", "This is not yours"));
  return number;
}

function hasOwnKeys({ headers, url }: FastifyRequest): boolean {
  return /^(?:Basic|OAuth) /i.test(headers.authorization ?? "") || /[?&](?:oauth_)?consumer_key=/.test(url);
}

/** Gives the shopper the backend's answer: session, redirect and media as this site's own. */
export function answerWith(
  deps: ForwardDeps,
  call: RemoteCall,
  answer: BackendAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status, headers } = answer;
  reply.code(status).headers(headersToShopper(headers));
  if (tokenOf(request.headers.cookie) !== null && !headers.has("cache-control")) {
    reply.header("cache-control", "private, no-store");
  }
  const location = headers.get("location");
  if (location !== null) reply.header("location", ownLocation(deps.backend, call, location));
  const text = answerText(deps, answer);
  const opened = call.session === "opens" && status < 300 && text !== null ? takeToken(text) : null;
  const session = opened?.token ?? (call.session === "ends" && status < 300 ? "" : sessionIn(headers.getSetCookie()));
  if (session !== null) keepSession(reply, session, isOverTls(request, deps.publicUrl));
  return reply.send(opened?.text ?? text ?? answer.body);
}

/** JSON with media of this site; null for anything else. */
function answerText({ backend }: ForwardDeps, { headers, body }: BackendAnswer): string | null {
  const isJson = /^application\/(?:[\w.+-]+\+)?json\b/i.test(headers.get("content-type") ?? "");
  return isJson && body.length > 0 ? withOwnMedia(body.toString("utf8"), backend.url) : null;
}

/** The token goes into the cookie alone: in the answer its place stays empty. */
function takeToken(text: string): { readonly token: string; readonly text: string } | null {
  try {
    const answer: unknown = JSON.parse(text);
    if (typeof answer !== "object" || answer === null || !("token" in answer)) return null;
    if (typeof answer.token !== "string" || answer.token === "") return null;
    return { token: answer.token, text: JSON.stringify({ ...answer, token: "" }) };
  } catch (error) {
    throw backendAway(error);
  }
}

/** A redirect of the backend onto itself stays on this site; onto another only where the shopper goes to pay. */
function ownLocation({ url }: Backend, call: RemoteCall, location: string): string {
  const target = URL.parse(location, url.href);
  const base = url.pathname.replace(/\/+$/, "");
  if (target?.origin === url.origin) {
    const path = target.pathname.startsWith(`${base}/`) ? target.pathname.slice(base.length) : target.pathname;
    return path + target.search + target.hash;
  }
  const isWeb = target?.protocol === "https:" || target?.protocol === "http:";
  if (target === null || !isWeb || !call.leadsAway) throw backendAway(new Error("a redirect to another site"));
  return target.href;
}

export function unknownPath(): ApiFault {
  return new ApiFault(apiError("rest_no_route", "No route was found matching the URL and request method"));
}
