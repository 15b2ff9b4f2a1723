import type { FastifyInstance } from "fastify";

const lookEveryMs = 50;

/**
 * Lets a stopping server end: a connection that was busy when it stopped would be kept open by a proxy, or a browser,
 * long after its answer.
 */
export function registerIdleConnections(app: FastifyInstance): void {
  app.addHook("preClose", async () => {
    const looking = setInterval(() => app.server.closeIdleConnections(), lookEveryMs);
    looking.unref();
    app.server.once("close", () => clearInterval(looking));
  });
}
