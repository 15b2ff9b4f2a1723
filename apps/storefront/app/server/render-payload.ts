import { isRouteErrorResponse } from "react-router";
import type { SsrDeps } from "./deps.ts";
import { createPageContext } from "./page-context.ts";
import { jsonResponse } from "./responses.ts";
import { contextWith, staticHandler } from "./static-routes.ts";

const suffix = /\/?_payload\.json$/;

/**
 * Loader data of one route as JSON: `GET {path}/_payload.json?route=<routeId>` (API-9). 404 for a
 * route that the path does not match, 503 while the settings do not answer; a redirect comes as
 * 204 with `x-redirect`, since a fetch would follow it silently.
 */
export async function renderPayload(request: Request, deps: SsrDeps): Promise<Response> {
  const page = await createPageContext(request, deps);
  if (!page) return jsonResponse({ code: "rest_unavailable" }, { status: 503, scope: "private" });
  const { url, routeId } = pageAddress(new URL(request.url));
  try {
    const data: unknown = await staticHandler.queryRoute(new Request(url), { routeId, requestContext: contextWith(page) });
    if (data instanceof Response) return redirectAnswer(data);
    return jsonResponse(data, { scope: page.isPrivate() ? "private" : "public" });
  } catch (error) {
    return errorAnswer(error);
  }
}

function pageAddress(payload: URL): { readonly url: URL; readonly routeId: string } {
  const url = new URL(payload);
  const routeId = url.searchParams.get("route") ?? "";
  url.pathname = url.pathname.replace(suffix, "") || "/";
  url.searchParams.delete("route");
  return { url, routeId };
}

function redirectAnswer(response: Response): Response {
  const target = response.headers.get("location");
  if (!target) return jsonResponse(null, { status: response.status, scope: "private" });
  return new Response(null, { status: 204, headers: { "x-redirect": target, "x-cache-scope": "private" } });
}

/** A thrown answer keeps its status and text; a route that does not match is 404; a fault goes on to the server. */
function errorAnswer(error: unknown): Response {
  if (error instanceof Response) {
    if (error.headers.has("location")) return redirectAnswer(error);
    return new Response(error.body, { status: error.status, headers: { "x-cache-scope": "private" } });
  }
  if (isRouteErrorResponse(error)) {
    return new Response(String(error.data), { status: error.status === 403 ? 404 : error.status, headers: { "x-cache-scope": "private" } });
  }
  throw error;
}
