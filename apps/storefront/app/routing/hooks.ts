import { useSyncExternalStore } from "react";
import { useMatchHere, useRouterValue } from "./router-view.tsx";
import type { Location, Navigate, NavigateOptions, Params, RouteFailure, Router } from "./types.ts";

export function useLocation(): Location {
  return useRouterValue().state.location;
}

export function useNavigate(): Navigate {
  return useRouterValue().router.navigate;
}

/** Parameters of the whole address. */
export function useParams(): Params {
  return useRouterValue().state.matches.at(-1)?.params ?? {};
}

/** Data of the route whose component this is called in. Its loader and its component agree on the type. */
export function useLoaderData<Data>(): Data {
  return useRouterValue().state.loaderData[useMatchHere().route.id] as Data;
}

/** Data of any matched route; undefined when it is not matched or has none. */
export function useRouteLoaderData<Data>(routeId: string): Data | undefined {
  return useRouterValue().state.loaderData[routeId] as Data | undefined;
}

/** What failed, in a route's ErrorBoundary. */
export function useRouteFailure(): RouteFailure | null {
  return useRouterValue().state.failures[useMatchHere().route.id] ?? null;
}

/** What is shown instead of the page; null while the page itself is. */
export function useShownFailure(): RouteFailure | null {
  return Object.values(useRouterValue().state.failures)[0] ?? null;
}

export interface MatchView<Handle> {
  readonly id: string;
  readonly params: Params;
  readonly handle: Handle | undefined;
  readonly data: unknown;
}

/** The matched routes, outermost first. The table's builder knows the type of its handles. */
export function useMatches<Handle>(): readonly MatchView<Handle>[] {
  const { matches, loaderData } = useRouterValue().state;
  return matches.map(({ route, params }) => ({
    id: route.id,
    params,
    handle: route.handle as Handle | undefined,
    data: loaderData[route.id],
  }));
}

/** Whether a page is on its way. */
export function useIsLoading(): boolean {
  const { router } = useRouterValue();
  return useSyncExternalStore(
    router.subscribe,
    () => router.getState().isLoading,
    () => false,
  );
}

/** Tells which routes' data a visit to an address would load. */
export function useWanted(): (to: string) => readonly string[] {
  return useRouterValue().router.wanted;
}

/** Loads the data of the present page again, see `Router.revalidate`. */
export function useRevalidate(): Router["revalidate"] {
  return useRouterValue().router.revalidate;
}

/** The address's query, and a change of it that stays on the page. */
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
