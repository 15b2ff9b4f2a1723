import type { IncomingMessage } from "node:http";
import { apiError, OFFICE_CALLS, OFFICE_PAGES } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import { ApiFault } from "./errors/errors.ts";

/**
 * Other routes of the office's host: its realtime endpoint, pictures of dishes, reports of the policy, health checks.
 */
const alsoServed = ["/app/", "/wp-content/uploads/", "/csp-reports", "/healthz", "/readyz"];

/**
 * With OFFICE_URL the office answers only on its host, and the shop only on others (OFFICE-1). The matched route
 * decides, so no spelling of an address passes. The host's root leads to the office.
 */
export function registerOfficeHost(app: FastifyInstance, officeUrl: URL | null): void {
  if (officeUrl === null) return;
  app.addHook("onRequest", async (request, reply) => {
    const route = request.routeOptions.url ?? "";
    const isOffice =
      route === OFFICE_PAGES || [`${OFFICE_PAGES}/`, OFFICE_CALLS].some((path) => route.startsWith(path));
    const isOfficeHost = request.host.toLowerCase() === officeUrl.host;
    if (isOffice === isOfficeHost) return;
    if (isOfficeHost && request.url === "/") return reply.redirect(`${OFFICE_PAGES}/`);
    if (isOfficeHost && alsoServed.some((path) => route.startsWith(path))) return;
    throw new ApiFault(apiError("rest_no_route", "No route was found matching the URL and request method"));
  });
}

/** Whether a request may be for the office's host. The shop's cached pages must not answer it. */
export function mayBeOffice({ headers }: Pick<IncomingMessage, "headers">, officeUrl: URL | null): boolean {
  if (officeUrl === null) return false;
  return [headers.host, headers["x-forwarded-host"]].some((host) =>
    String(host).toLowerCase().includes(officeUrl.host),
  );
}
