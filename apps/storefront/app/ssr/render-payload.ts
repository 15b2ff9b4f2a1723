import { createPageContext } from "../page-data/request/create-page-context.ts";
import type { SsrDeps } from "../page-data/request/deps.ts";
import { redirectTarget } from "../routing/answers.ts";
import { runMiddleware } from "./address/route-middleware.ts";
import { guestHeaders } from "./address/visit-cookies.ts";
import { jsonAnswer, type ServerAnswer, thrownAnswer, variantHeaders } from "./responses.ts";
import { shopRouter } from "./shop-router.ts";

const suffix = /\/?_payload\.json$/;

/**
 * Loader data of one route as JSON: `GET {path}/_payload.json?route=<routeId>`, without `route` those of the
 * page itself (API-9). 404 for a route that the path does not match, 503 while the settings do not answer. A
 * redirect is 204 with `x-redirect`, because a fetch would follow it silently. Throws on a fault.
 */
export async function renderPayload(request: Request, deps: SsrDeps): Promise<ServerAnswer> {
  const page = await createPageContext(request, deps);
  if (!page) return jsonAnswer({ code: "rest_unavailable" }, { status: 503, scope: "private" });
  const { url, routeId } = pageAddress(new URL(request.url));
  const moved = runMiddleware(url, page);
  if (moved) return redirectNamed(moved.headers["location"] ?? "/");
  try {
    const data = await shopRouter.queryRoute({ url, signal: request.signal, context: page }, routeId);
    if (page.isPrivate()) return jsonAnswer(data, { scope: "private" });
    return jsonAnswer(data, { scope: "public", headers: variantHeaders(page) });
  } catch (thrown) {
    if (thrown instanceof Response) return refusal(url, thrown);
    throw thrown;
  }
}

function pageAddress(payload: URL): { readonly url: URL; readonly routeId: string | null } {
  const url = new URL(payload);
  const routeId = url.searchParams.get("route");
  url.pathname = url.pathname.replace(suffix, "") || "/";
  url.searchParams.delete("route");
  return { url, routeId };
}

function refusal(url: URL, thrown: Response): Promise<ServerAnswer> | ServerAnswer {
  const target = redirectTarget(thrown);
  if (target === null) return thrownAnswer(thrown);
  const guest = guestHeaders(url, thrown);
  return guest === null ? redirectNamed(target) : redirectNamed("/", { "set-cookie": guest.cookie });
}

function redirectNamed(target: string, headers: ServerAnswer["headers"] = {}): ServerAnswer {
  return { status: 204, headers: { ...headers, "x-redirect": target }, body: null, scope: "private" };
}
