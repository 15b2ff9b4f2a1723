import type { FastifyReply } from "fastify";

const policy = "content-security-policy";

/**
 * Headers of every answer to a preview (EDIT-4): no cache, no search engine, no address in a referrer, and a frame in
 * the office. `officeUrl` null: the office has the shop's own address.
 */
export function previewHeaders(officeUrl: URL | null): (reply: FastifyReply) => void {
  const office = officeUrl === null ? "'self'" : officeUrl.origin;
  return (reply) => {
    for (const name of ["etag", "last-modified", "x-variant", "vary", "x-frame-options"]) reply.removeHeader(name);
    if (officeUrl === null) reply.header("x-frame-options", "SAMEORIGIN");
    const given = String(reply.getHeader(policy) ?? "");
    reply.headers({
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
      [policy]: given.replace(/frame-ancestors [^;]*/, `frame-ancestors ${office}`),
    });
  };
}
