import { apiError, OFFICE_CALLS } from "@skatert/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiFault } from "./errors/errors.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** The configured addresses of the shop and the office. */
export interface OwnSites {
  readonly publicUrl: URL | null;
  readonly officeUrl: URL | null;
}

/**
 * Refuses changes that a page of another site sends with the cookies of a shopper or of staff. Programs send neither
 * Origin nor cookies, so they pass. With OFFICE_URL the office's calls are accepted from the office's pages alone: the
 * shop's pages may run scripts of others, and the two hosts may share a site.
 */
export function registerOriginCheck(app: FastifyInstance, { publicUrl, officeUrl }: OwnSites): void {
  app.addHook("onRequest", async (request) => {
    if (safeMethods.has(request.method)) return;
    const isOffice = officeUrl !== null && (request.routeOptions.url ?? "").startsWith(OFFICE_CALLS);
    if (isOwnPage(request, isOffice ? [officeUrl] : [publicUrl, officeUrl])) return;
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
