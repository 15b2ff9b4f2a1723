import type { SsrDeps } from "./server/deps.ts";
import { renderPage } from "./server/render-page.tsx";
import { renderPayload } from "./server/render-payload.ts";

export type { SsrDeps };

/** Full HTML of the page at the request's address. */
export function render(request: Request, deps: SsrDeps): Promise<Response> {
  return renderPage(request, deps);
}

/** One route's loader data: `GET {path}/_payload.json?route=<routeId>`. */
export function payload(request: Request, deps: SsrDeps): Promise<Response> {
  return renderPayload(request, deps);
}
