import type { SsrDeps } from "../page-data/request/deps.ts";
import { queryNames } from "../routing/query-parameters.ts";
import { inlineScripts as starterSources } from "../ssr/assets/assets.ts";
import { renderPage } from "../ssr/render-page.tsx";
import { renderPayload } from "../ssr/render-payload.ts";
import type { ServerAnswer } from "../ssr/responses.ts";

export type { ServerAnswer, SsrDeps };

/** Query parameters that pages read on the server, by cache scope. The server drops all others. */
export const pageQuery = { shared: queryNames("public"), personal: queryNames("private") };

/** Additions of the pages to `script-src`, besides their own files. */
export const inlineScripts = starterSources;

/** Full HTML of the page at the request's address. */
export function render(request: Request, deps: SsrDeps): Promise<ServerAnswer> {
  return renderPage(request, deps);
}

/** One route's loader data: `GET {path}/_payload.json?route=<routeId>`. */
export function payload(request: Request, deps: SsrDeps): Promise<ServerAnswer> {
  return renderPayload(request, deps);
}
