import { randomUUID } from "node:crypto";
import { createServer, type RequestListener } from "node:http";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import type { Env } from "../env.ts";
import { withoutApiPrefix } from "../plugins/api-prefix.ts";
import { createClientErrorHandler, createFrameworkErrorHandler } from "../plugins/protocol-errors.ts";

const bodyBytes = 1024 * 1024;
const requestMs = 30_000;

/**
 * The bare HTTP app: limits, log, `/api` taken away before routing. `headers` go on every answer, those
 * of the HTTP layer too; `around` may answer a request before any routing.
 */
export function createFastify(
  env: Pick<Env, "logLevel" | "trustProxy">,
  headers: Readonly<Record<string, string>>,
  around: (listener: RequestListener) => RequestListener,
): FastifyInstance {
  const { logLevel, trustProxy } = env;
  return Fastify({
    bodyLimit: bodyBytes,
    logger: { level: logLevel, stream: process.stderr },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustProxy.length === 0 ? false : [...trustProxy],
    clientErrorHandler: createClientErrorHandler(headers),
    frameworkErrors: createFrameworkErrorHandler(headers),
    rewriteUrl: (request) => withoutApiPrefix(request.url ?? "/"),
    routerOptions: { maxParamLength: 200 },
    serverFactory: (listener) => {
      const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: requestMs, headersTimeout: 15_000 });
      return server.on("request", around(listener));
    },
  });
}
