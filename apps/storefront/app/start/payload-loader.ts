import { payloadPath } from "@skatert/contract";
import { ownLanguageQuery } from "../platform/api/page-language.ts";
import { takePrefetched } from "../platform/api/prefetched.ts";
import { redirect } from "../routing/answers.ts";
import { payloadQuery } from "../routing/query-parameters.ts";
import type { Load } from "../routing/types.ts";

/**
 * The browser's loader of a route's data, as the server computed them (API-9). Throws an unsuccessful answer.
 */
export function payloadLoader(routeId: string): Load {
  return ({ url, signal }) => {
    // The sheet of a page without a product has no data.
    if (routeId === "sheet" && !url.searchParams.has("product_id")) return { product: null };
    const payload = pagePayload(routeId, url.pathname, url.searchParams, signal);
    // Offline, search the device's cached menu.
    return routeId === "search"
      ? payload.catch(async (thrown) => (await import("./search-copies.ts")).searchInstead(thrown, url))
      : payload;
  };
}

/**
 * The data of a page or of the dish over it, prefetched if possible. Throws an unsuccessful answer or its
 * redirect.
 */
async function pagePayload(
  routeId: string,
  path: string,
  query: URLSearchParams,
  signal: AbortSignal,
): Promise<unknown> {
  const address = `${payloadPath(path)}?${payloadQuery(routeId, query)}${ownLanguageQuery()}`;
  const response =
    (await takePrefetched(address)) ??
    (await fetch(address, { signal, headers: { accept: "application/json" } }).catch(() => {
      throw Response.error();
    }));
  const target = response.headers.get("x-redirect");
  if (target) throw redirect(target);
  if (!response.ok) throw new Response(await response.text(), { status: response.status });
  return response.json();
}
