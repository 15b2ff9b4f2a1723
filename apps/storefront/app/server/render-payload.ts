import { redirectTarget } from "../routing/answers.ts";
import type { SsrDeps } from "./deps.ts";
import { createPageContext } from "./page-context.ts";
import { movedAnswer } from "./redirects.ts";
import { jsonResponse } from "./responses.ts";
import { shopRouter } from "./shop-router.ts";

const suffix = /\/?_payload\.json$/;

/**
 * Loader data of one route as JSON: `GET {path}/_payload.json?route=<routeId>` (API-9). 404 for a
 * route that the path does not match, 503 while the settings do not answer; a redirect comes as
 * 204 with `x-redirect`, since a fetch would follow it silently. Throws on a fault.
 */
export async function renderPayload(request: Request, deps: SsrDeps): Promise<Response> {
  const page = await createPageContext(request, deps);
  if (!page) return jsonResponse({ code: "rest_unavailable" }, { status: 503, scope: "private" });
  const { url, routeId } = pageAddress(new URL(request.url));
  const moved = movedAnswer(url, page);
  if (moved) return thrownAnswer(moved);
  try {
    const data = await shopRouter.queryRoute({ url, signal: request.signal, context: page }, routeId);
    return jsonResponse(data, { scope: page.isPrivate() ? "private" : "public" });
  } catch (thrown) {
    if (thrown instanceof Response) return thrownAnswer(thrown);
    throw thrown;
  }
}

function pageAddress(payload: URL): { readonly url: URL; readonly routeId: string } {
  const url = new URL(payload);
  const routeId = url.searchParams.get("route") ?? "";
  url.pathname = url.pathname.replace(suffix, "") || "/";
  url.searchParams.delete("route");
  return { url, routeId };
}

function thrownAnswer(thrown: Response): Response {
  const target = redirectTarget(thrown);
  if (target !== null)
    return new Response(null, { status: 204, headers: { "x-redirect": target, "x-cache-scope": "private" } });
  return new Response(thrown.body, { status: thrown.status, headers: { "x-cache-scope": "private" } });
}
