import { payloadPath } from "@skatert/contract";
import type { LoaderFunction } from "react-router";

/**
 * The browser's loader of a route: its data as the server computed them (API-9). Throws the answer
 * when it is not a success, which the route boundary shows.
 */
export function payloadLoader(routeId: string): LoaderFunction {
  return async ({ url, request }) => {
    // The sheet of a page without a product is empty by definition.
    if (routeId === "sheet" && !url.searchParams.has("product_id")) return { product: null };
    const response = await fetch(payloadUrl(routeId, url), { signal: request.signal, headers: { accept: "application/json" } });
    const target = response.headers.get("x-redirect");
    if (target) window.location.assign(target);
    if (!response.ok) throw new Response(await response.text(), { status: response.status });
    return response.json();
  };
}

function payloadUrl(routeId: string, url: URL): string {
  const query = new URLSearchParams(url.searchParams);
  query.set("route", routeId);
  return `${payloadPath(url.pathname)}?${query}`;
}
