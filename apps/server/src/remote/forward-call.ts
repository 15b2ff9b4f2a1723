import type { TimeZone } from "@skatert/domain";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isInProcess } from "../http/in-process-fetch.ts";
import { answerTimeoutOf, askBackend, type Backend, backendAway, bodyOf } from "./backend.ts";
import { showsKeys } from "./backend-keys.ts";
import { headersToBackend, headersToShopper } from "./call-headers.ts";
import type { CallBody } from "./calls/call-body.ts";
import { type CallDeps, callToBackend } from "./calls/call-to-backend.ts";
import { type BackendAnswer, ordersOf } from "./calls/own-orders.ts";
import { withOwnMedia } from "./media-addresses.ts";
import type { RemoteCall } from "./remote-calls.ts";
import { isOverTls, sessionIn, storeSession, tokenOf } from "./shopper-session.ts";
import { inOwnShape } from "./specification/own-shapes.ts";

const maxBytes = 16 * 1024 * 1024;

export interface ForwardDeps extends CallDeps {
  /** The shop's. */
  readonly timeZone: () => Promise<TimeZone>;
  readonly publicUrl: URL | null;
}

/**
 * Forwards a shopper's call to the backend, with the shop's keys only if the call needs them (API-3). Path, query and
 * body are rebuilt from what the call allows.
 */
export async function askFor(deps: ForwardDeps, call: RemoteCall, request: FastifyRequest): Promise<BackendAnswer> {
  const { backend } = deps;
  const sent = await callToBackend(deps, call, request);
  const ask = async (method: string, body: CallBody | null): Promise<BackendAnswer> => {
    const answer = await askBackend(backend, {
      method,
      path: sent.path,
      headers: headersToBackend(request, { ...sent, type: body?.type }),
      body: body?.bytes,
      // A browser retries by itself.
      mayRetry: isInProcess(request.headers),
    });
    const { status, headers } = answer;
    return { status, headers, body: await bodyOf(answer, maxBytes, answerTimeoutOf(backend)) };
  };
  const read = await ask(request.method, sent.body);
  if (sent.carriesKeys) requireNoKeys(backend, read);
  // Such a host sends the page of a PHP error; a shopper gets our answer, which asks to try again.
  if (sent.isSpecified && read.status >= 500) throw backendAway(new Error(`${call.path} answered ${read.status}`));
  if (sent.onlyOf !== null) {
    const { onlyOf, isSpecified } = sent;
    return ordersOf(onlyOf, isSpecified ? withOnePage(read) : read, { isSpecified, log: request.log });
  }
  if (!sent.isSpecified) return read;
  return inOwnShape(
    { call, sent: sent.body, answer: read },
    {
      numberOf: deps.recentNumber,
      askList: () => ask("GET", null),
      timeZone: deps.timeZone,
      report: ({ entity, faults }) => request.log.warn({ entity, faults }, "malformed row of the backend left out"),
    },
  );
}

/** Section 7 names no parameter for a further page, so each page would be the first again. */
function withOnePage({ headers: given, ...answer }: BackendAnswer): BackendAnswer {
  const headers = new Headers(given);
  headers.delete("x-wp-totalpages");
  return { ...answer, headers };
}

/** A redirect would repeat the address with the keys, and a page of an error might. */
function requireNoKeys({ keys }: Backend, { status, body }: BackendAnswer): void {
  const isRedirect = status >= 300 && status < 400 && status !== 304;
  if (isRedirect || (keys !== null && showsKeys(keys, body.toString("utf8")))) {
    throw backendAway(new Error("the backend repeats the shop's keys in its answer"));
  }
}

/**
 * Ends the session on this site, whatever the backend answers. Section 7 has no call for it, so only a backend with our
 * own calls is told.
 */
export async function endSession(
  deps: ForwardDeps,
  call: RemoteCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    if (await deps.hasOwnCalls()) await askFor(deps, call, request);
  } catch (error) {
    request.log.warn({ err: error }, "the backend did not end the session; its token stays valid there");
  }
  storeSession(reply, "", isOverTls(request, deps.publicUrl));
  return reply.header("cache-control", "private, no-store").send({ status: "success" });
}

/** Returns the backend's answer to the shopper, with session, redirect and media translated to this site. */
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
  if (session !== null) storeSession(reply, session, isOverTls(request, deps.publicUrl));
  return reply.send(opened?.text ?? text ?? answer.body);
}

/** JSON with media addresses of this site; null for any other type. */
function answerText({ backend }: ForwardDeps, { headers, body }: BackendAnswer): string | null {
  const isJson = /^application\/(?:[\w.+-]+\+)?json\b/i.test(headers.get("content-type") ?? "");
  return isJson && body.length > 0 ? withOwnMedia(body.toString("utf8"), backend.url) : null;
}

/** Moves the token into the cookie and leaves it empty in the answer. */
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

/** A redirect of the backend to itself stays on this site; a redirect to another site is allowed only for payment. */
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
