import { OFFICE_CALLS, SHOP_TIME_HEADER } from "@skatert/contract";
import type { FastifyInstance } from "fastify";

/**
 * Sends the shop's time with every answer to the office, milliseconds. A tablet's clock may be minutes off, and the
 * board counts minutes (BOARD-5).
 */
export function registerShopTime(app: FastifyInstance, now: () => number): void {
  app.addHook("onSend", async (request, reply) => {
    if (request.url.startsWith(OFFICE_CALLS)) reply.header(SHOP_TIME_HEADER, String(now()));
  });
}
