import type { FastifyReply, FastifyRequest } from "fastify";
import { type EncodedBody, matchesEtag } from "./encoded-body.ts";

/** Revalidated at every use, so that a new revision is visible at once and an unchanged answer is a 304. */
export const revalidated = "public, no-cache";
/** An address with `t`, a bucket of three minutes, expires by itself (API-4, CONST-1). */
const bucketLong = "public, max-age=180";
export const jsonType = "application/json; charset=utf-8";

/** How long an answer may be cached, by the `t` of its address. */
export function cacheControlFor(query: { readonly t?: unknown }): string {
  return query.t === undefined || query.t === "" ? revalidated : bucketLong;
}

/**
 * Answers with a prepared body: 304 when the client has it, else in the best encoding that it accepts (API-4). The
 * reply is sent when the promise settles.
 */
export async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  body: EncodedBody,
  options: { readonly type: string; readonly cacheControl: string },
): Promise<FastifyReply> {
  const encoding = body.choose(request.headers["accept-encoding"]);
  const etag = body.etagOf(encoding);
  reply.header("etag", etag).header("vary", "Accept-Encoding").header("cache-control", options.cacheControl);
  if (matchesEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.type(options.type).send(await body.bytes(encoding));
}
