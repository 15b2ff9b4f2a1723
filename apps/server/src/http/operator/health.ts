import { version } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import { isOperator, requireOperator } from "./operator-only.ts";

/**
 * `/healthz`: the process answers, and tells its version to direct requests of the operator. `/readyz`: the store and the
 * shop's data can be read. A shop served from its last good copy is not ready, so that the operator notices; only direct
 * requests of the operator are answered.
 */
export function registerHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get("/healthz", { schema: { hide: true } }, async ({ raw }, reply) =>
    reply.type("text/plain").send(isOperator(raw) ? `ok ${version}\n` : "ok\n"),
  );
  app.get("/readyz", { preHandler: requireOperator, schema: { hide: true } }, async (_request, reply) => {
    const ready = await isReady();
    return reply
      .code(ready ? 200 : 503)
      .type("text/plain")
      .send(ready ? "ok\n" : "not ready\n");
  });
}
