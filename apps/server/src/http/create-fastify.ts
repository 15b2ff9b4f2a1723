import { randomUUID } from "node:crypto";
import { createServer, type RequestListener } from "node:http";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import type { Env } from "../config/env.ts";
import { insideAddress } from "./asked-page.ts";
import { bodyBytes } from "./bodies/body-bytes.ts";
import { createClientErrorHandler, createFrameworkErrorHandler } from "./errors/protocol-errors.ts";

/** How long a connection may keep the server waiting, in milliseconds. */
export interface Patience {
  /** From the first byte, or from the start, to the last of the headers. */
  readonly headersMs: number;
  /** To the last byte of the request. */
  readonly requestMs: number;
  /** Between two requests. */
  readonly idleMs: number;
  /** How often it is looked who waits too long. */
  readonly lookMs: number;
}

const usualPatience: Patience = { headersMs: 15_000, requestMs: 30_000, idleMs: 65_000, lookMs: 5_000 };

/**
 * The bare HTTP app: limits, log, `/api` taken away before routing. `headers` go on every answer, those
 * of the HTTP layer too; `around` may answer a request before any routing.
 */
export function createFastify(
  env: Pick<Env, "logLevel" | "trustProxy">,
  headers: Readonly<Record<string, string>>,
  around: (listener: RequestListener) => RequestListener,
  { headersMs, requestMs, idleMs, lookMs }: Patience = usualPatience,
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
    rewriteUrl: insideAddress,
    routerOptions: { maxParamLength: 200 },
    serverFactory: (listener) => {
      const server = createServer({
        keepAliveTimeout: idleMs,
        requestTimeout: requestMs,
        headersTimeout: headersMs,
        connectionsCheckingInterval: lookMs,
      });
      return server.on("request", around(listener));
    },
  });
}
