import type { BuiltStorefront } from "@skatert/contract";
import { queryNames } from "../routing/query-parameters.ts";
import { inlineScripts as starterSources } from "../ssr/assets/assets.ts";
import { renderPage } from "../ssr/render-page.tsx";
import { renderPayload } from "../ssr/render-payload.ts";

type Built = BuiltStorefront<Buffer<ArrayBuffer>>;

/** Query parameters that pages read on the server, by cache scope. The server drops all others. */
export const pageQuery: Built["pageQuery"] = { shared: queryNames("public"), personal: queryNames("private") };

/** Additions of the pages to `script-src`, besides their own files. */
export const inlineScripts: Built["inlineScripts"] = starterSources;

/** Full HTML of the page at the request's address. */
export const render: Built["render"] = renderPage;

/** One route's loader data: `GET {path}/_payload.json?route=<routeId>`. */
export const payload: Built["payload"] = renderPayload;
