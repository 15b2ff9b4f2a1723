import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

const lookEveryMs = 50;
/** How long a stopping server waits for a partial request. */
const graceMs = 1_000;

/** The request of a connection; absent before the first one. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * Closes connections so that a stopping server can exit. A proxy or browser would otherwise keep a connection open long
 * after its answer. A connection opened in advance, or with a partial request, would last until its timeout.
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
    // Such a server never emits "close", so the timer would last as long as the process.
    if (!app.server.listening) return;
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

/** Whether a complete request awaits its answer. */
function isBeingAnswered(exchange: Exchange | undefined): boolean {
  return exchange?.request.complete === true && !exchange.response.writableFinished;
}
