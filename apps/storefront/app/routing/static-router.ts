import { loadMatches } from "./load-matches.ts";
import { createMatcher } from "./match.ts";
import type { RouteFailure, RouteMatch, RouteNode, Router, RouterState } from "./types.ts";

export interface StaticRequest {
  readonly url: URL;
  readonly signal: AbortSignal;
  /** Passed to every loader unchanged. */
  readonly context: unknown;
}

export interface StaticRouter {
  /** The page of an address, or its redirect. */
  readonly query: (request: StaticRequest) => Promise<RouterState | Response>;
  /**
   * Data of one route of an address. null: of the page itself, `{}` if it has no loader. Rethrows the
   * loader's error. Throws 404 if the address does not match the route.
   */
  readonly queryRoute: (request: StaticRequest, routeId: string | null) => Promise<unknown>;
}

/** The server's router: one answer per address, no history. */
export function createStaticRouter(routes: readonly RouteNode[]): StaticRouter {
  const match = createMatcher(routes);
  return {
    async query({ url, signal, context }) {
      const loaded = await loadMatches({ matches: match(url.pathname) ?? [], url, signal, context, reused: {} });
      if (loaded.kind === "redirect")
        return new Response(null, { status: loaded.status, headers: { location: loaded.to } });
      const { matches, loaderData, failures } = loaded;
      const location = { pathname: url.pathname, search: url.search, hash: "", state: null, key: "" };
      return { location, matches, loaderData, failures, isLoading: false, action: "pop", keepsScroll: false };
    },
    async queryRoute({ url, signal, context }, routeId) {
      const matches = match(url.pathname) ?? [];
      const addressed = matches.filter(isAddressed);
      const found =
        routeId === null
          ? addressed.findLast(({ route }) => route.load)
          : matches.find(({ route }) => route.id === routeId);
      if (routeId === null && found === undefined && addressed.length > 0) return {};
      if (!found?.route.load) throw new Response("Page not found", { status: 404 });
      return found.route.load({ params: found.params, url, signal, context });
    },
  };
}

/** Whether a route has its own address. The root and the product sheet belong to every page. */
function isAddressed({ route }: RouteMatch): boolean {
  return route.index === true || route.path !== undefined;
}

/** The failures that prevent rendering, outermost first. Null without failures. */
export function firstFailure({ matches, failures }: RouterState): RouteFailure | null {
  const failed = matches.find(({ route }) => route.id in failures);
  return failed ? (failures[failed.route.id] ?? null) : null;
}

/** A router without navigation, for rendering the server's HTML. */
export function stillRouter(state: RouterState): Router {
  const refuse = () => {
    throw new Error("navigation is not possible on the server");
  };
  const still = { getState: () => state, subscribe: () => () => undefined, wanted: () => [] };
  return { ...still, navigate: refuse, revalidate: refuse };
}
