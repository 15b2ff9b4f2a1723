import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

const lookEveryMs = 50;
/** How long a stopping server waits for a request that has begun to come. */
const graceMs = 1_000;

/** What a connection is or was busy with; absent before its first request. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * Lets a stopping server end: a connection that was busy when it stopped would be kept open by a proxy, or a browser,
 * long after its answer, and one that a browser opened in advance, or whose request never comes whole, until its timeout.
 */
export function registerIdleConnections(app: FastifyInstance): void {
  const open = new Set<Socket>();
  const last = new WeakMap<Socket, Exchange>();
  app.server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  app.server.on("request", (request, response) => last.set(request.socket, { request, response }));
  app.addHook("preClose", async () => {
    const graceEnds = performance.now() + graceMs;
    const looking = setInterval(() => {
      app.server.closeIdleConnections();
      if (performance.now() < graceEnds) return;
      for (const socket of open) if (!isBeingAnswered(last.get(socket))) socket.destroy();
    }, lookEveryMs);
    looking.unref();
    app.server.once("close", () => clearInterval(looking));
  });
}

/** Whether a whole request waits for its answer. */
function isBeingAnswered(exchange: Exchange | undefined): boolean {
  return exchange?.request.complete === true && !exchange.response.writableFinished;
}
