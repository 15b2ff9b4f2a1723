import { useCallback, useSyncExternalStore } from "react";
import { useMatchHere, useRouterValue } from "./router-view.tsx";
import type { Location, Navigate, NavigateOptions, Params, RouteFailure, Router } from "./types.ts";

export function useLocation(): Location {
  return useRouterValue().state.location;
}

export function useNavigate(): Navigate {
  return useRouterValue().router.navigate;
}

/** The router itself. Its state may be newer than the rendered page. */
export function useRouter(): Router {
  return useRouterValue().router;
}

/** Parameters of the whole address. */
export function useParams(): Params {
  return useRouterValue().state.matches.at(-1)?.params ?? {};
}

/** Data of the route whose component calls this. The loader and component share the type. */
export function useLoaderData<Data>(): Data {
  return useRouterValue().state.loaderData[useMatchHere().route.id] as Data;
}

/** Data of any matched route. Undefined if it is not matched or has none. */
export function useRouteLoaderData<Data>(routeId: string): Data | undefined {
  return useRouterValue().state.loaderData[routeId] as Data | undefined;
}

/** The error, in a route's ErrorBoundary. */
export function useRouteFailure(): RouteFailure | null {
  return useRouterValue().state.failures[useMatchHere().route.id] ?? null;
}

/** The failure shown instead of the page. Null while the page is shown. */
export function useShownFailure(): RouteFailure | null {
  return Object.values(useRouterValue().state.failures)[0] ?? null;
}

export interface MatchView<Handle> {
  readonly id: string;
  readonly params: Params;
  readonly handle: Handle | undefined;
  readonly data: unknown;
}

/** The matched routes, outermost first. The caller defines the type of their handles. */
export function useMatches<Handle>(): readonly MatchView<Handle>[] {
  const { matches, loaderData } = useRouterValue().state;
  return matches.map(({ route, params }) => ({
    id: route.id,
    params,
    handle: route.handle as Handle | undefined,
    data: loaderData[route.id],
  }));
}

/** Whether a page is loading. */
export function useIsLoading(): boolean {
  const { router } = useRouterValue();
  return useSyncExternalStore(
    router.subscribe,
    () => router.getState().isLoading,
    () => false,
  );
}

/** Returns the routes whose data a visit to an address would load. */
export function useWanted(): (to: string) => readonly string[] {
  return useRouterValue().router.wanted;
}

/** Reloads the data of the present page, see `Router.revalidate`. */
export function useRevalidate(): Router["revalidate"] {
  return useRouterValue().router.revalidate;
}

/**
 * Reloads the data of the named routes. The page stays if the server cannot be reached or fails, because what it shows
 * was true a moment ago: an order's page must not disappear with the connection.
 */
export function useRefresh(): (routeIds: readonly string[]) => Promise<void> {
  const { revalidate } = useRouterValue().router;
  return useCallback((routeIds) => revalidate(routeIds, { keepsPage: true }), [revalidate]);
}

/** The address's query, and a setter that stays on the page. */
export function useSearchParams(): readonly [
  URLSearchParams,
  (next: URLSearchParams, options?: NavigateOptions) => void,
] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const set = (next: URLSearchParams, options?: NavigateOptions) =>
    navigate(next.size > 0 ? `${pathname}?${next}` : pathname, options);
  return [new URLSearchParams(search), set];
}
