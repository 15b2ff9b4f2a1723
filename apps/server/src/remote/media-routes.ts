import { Readable } from "node:stream";
import { apiError } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import { ApiFault } from "../http/errors/errors.ts";
import { answerTimeoutOf, askBackend, type Backend } from "./backend.ts";
import { boundedBody } from "./bounded-body.ts";
import { headersToBackend, headersToShopper } from "./call-headers.ts";
import { addressOf, allowedQuery } from "./calls/call-query.ts";
import { isMediaName, rebuiltPath } from "./calls/plain-paths.ts";

/** Media types that are forwarded; any other file is sent as plain bytes. */
const mediaType = /^(?:image|video|audio|font)\/[\w.+-]+/i;

/** Maximum file: a film of an hour. */
const maxFileBytes = 2 * 1024 * 1024 * 1024;
/** The cache-busting parameters of a media address. */
export function versionOf(url: string): ReadonlyMap<string, string> {
  return allowedQuery(url, ["v", "ver", "t"]);
}

/** Streams pictures and films of the backend by name, also by range (EXT-1). */
export function mediaRoutes(app: FastifyInstance, backend: Backend): void {
  app.get("/wp-content/uploads/*", { schema: { hide: true } }, async (request, reply) => {
    const path = rebuiltPath(request.url.split("?", 1)[0] ?? "");
    if (path === null || !isMediaName(path)) throw noSuchFile();
    const answer = await askBackend(backend, {
      method: request.method,
      path: addressOf(request.url, versionOf(request.url)),
      headers: headersToBackend(request, { authorization: null, isSpecified: true }),
      mayRetry: true,
    });
    const isFile = answer.status === 200 || answer.status === 206 || answer.status === 304 || answer.status === 416;
    if (!isFile) {
      await answer.body?.cancel();
      throw noSuchFile();
    }
    const headers = headersToShopper(answer.headers, true);
    const type = headers["content-type"] ?? "";
    reply.code(answer.status).headers({
      ...headers,
      "content-type": mediaType.test(type) ? type : "application/octet-stream",
    });
    if (answer.body === null || request.method === "HEAD") return reply.send();
    const bounded = boundedBody(answer.body, maxFileBytes, answerTimeoutOf(backend));
    return reply.send(Readable.from(bounded, { objectMode: false }));
  });
}

function noSuchFile(): ApiFault {
  return new ApiFault(apiError("rest_not_found", "There is no such file"));
}
