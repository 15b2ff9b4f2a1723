import { apiError } from "@skatert/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiFault } from "./errors/errors.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses changes that a page of another site sends with the shopper's cookies. Programs send neither Origin nor
 * cookies, so they pass. `sites`: the configured addresses of the shop and the office.
 */
export function registerOriginCheck(app: FastifyInstance, sites: readonly (URL | null)[]): void {
  app.addHook("onRequest", async (request) => {
    if (safeMethods.has(request.method) || isOwnPage(request, sites)) return;
    throw new ApiFault(apiError("rest_forbidden", "Changes are accepted from the shop's own pages only"));
  });
}

function isOwnPage(request: FastifyRequest, sites: readonly (URL | null)[]): boolean {
  const { origin } = request.headers;
  const site = request.headers["sec-fetch-site"];
  if (origin === undefined) return site !== "cross-site";
  const host = URL.parse(origin)?.host;
  return host !== undefined && (host === request.host || sites.some((site) => host === site?.host));
}
