import { randomUUID } from "node:crypto";
import { createServer, type RequestListener } from "node:http";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import type { Env } from "../config/env.ts";
import { insideAddress } from "./asked-page.ts";
import { bodyBytes } from "./bodies/body-bytes.ts";
import { createClientErrorHandler, createFrameworkErrorHandler } from "./errors/protocol-errors.ts";

/** Timeouts of a connection, milliseconds. */
export interface ConnectionTimeouts {
  /** From the first byte, or from the start, to the end of the headers. */
  readonly headersMs: number;
  /** To the last byte of the request. */
  readonly requestMs: number;
  /** Between two requests. */
  readonly idleMs: number;
  /** Interval of the check for these timeouts. */
  readonly lookMs: number;
}

const defaultTimeouts: ConnectionTimeouts = { headersMs: 15_000, requestMs: 30_000, idleMs: 65_000, lookMs: 5_000 };

/**
 * The bare HTTP app: limits, log, and the prefix `/api` removed before routing. `headers` are set on every answer,
 * those of the HTTP layer included; `around` may answer a request before routing.
 */
export function createFastify(
  env: Pick<Env, "logLevel" | "trustProxy">,
  headers: Readonly<Record<string, string>>,
  around: (listener: RequestListener) => RequestListener,
  { headersMs, requestMs, idleMs, lookMs }: ConnectionTimeouts = defaultTimeouts,
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
    // A proxy may send a request on an open connection just as the server stops. It is answered like those in progress.
    return503OnClosing: false,
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
