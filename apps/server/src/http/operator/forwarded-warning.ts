import type { FastifyInstance } from "fastify";
import { isOwnNetwork } from "./operator-only.ts";

const warning =
  "forwarded requests received but TRUST_PROXY is not set; all shoppers share one limit; set TRUST_PROXY to the address of the proxy";

/**
 * Warns once of a proxy that TRUST_PROXY does not name. Callers from the internet can send the header as well, so it
 * counts only from this machine or a private network.
 */
export function registerForwardedWarning(app: FastifyInstance, env: { readonly trustProxy: readonly string[] }): void {
  if (env.trustProxy.length > 0) return;
  let isLogged = false;
  app.addHook("onRequest", async ({ headers, ip, log }) => {
    if (isLogged || headers["x-forwarded-for"] === undefined || !isOwnNetwork(ip)) return;
    isLogged = true;
    log.warn({ proxy: ip }, warning);
  });
}
