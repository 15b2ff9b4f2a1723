import { adoptEntry, entryOf, locationOf, newKey } from "./browser-history.ts";
import { type Loaded, loadMatches } from "./load-matches.ts";
import { createMatcher, type Matcher } from "./match.ts";
import {
  type LoaderData,
  type Location,
  type NavigateOptions,
  noConnection,
  type RouteFailures,
  type RouteMatch,
  type RouteNode,
  type Router,
  type RouterState,
} from "./types.ts";
import { leftByNavigation, nextVisit, type Visit } from "./visit.ts";

export interface Hydration {
  readonly loaderData: LoaderData;
  readonly failures: RouteFailures;
}

/** Told the address of each navigation until it is shown, then null. */
type Aim = (address: string | null) => void;

/**
 * The browser's router, starting from the server's page. A new page is shown once its script and data are
 * loaded; until then the old one stays. The last navigation wins.
 */
export async function createBrowserRouter(
  routes: readonly RouteNode[],
  hydration: Hydration,
  aim: Aim = () => undefined,
): Promise<Router> {
  const match = createMatcher(routes);
  const first = await firstState(match, hydration);
  const store = createStore(first);
  const visit = visitor(match, store, aim);
  const step = stepper(store);
  window.addEventListener(
    "popstate",
    () => void visit({ location: locationOf(window), action: "pop", keepsScroll: false }),
  );
  return {
    getState: store.get,
    subscribe: store.subscribe,
    navigate(to, options = {}) {
      if (typeof to === "number") step(to);
      else void visit(visitTo(to, options));
    },
    wanted(to) {
      const next = visitTo(to, {});
      const matches = match(next.location.pathname) ?? [];
      const reused = reusableData(store.get(), matches, next);
      return matches.flatMap(({ route: { id, load } }) => (load && !(id in reused) ? id : []));
    },
    revalidate: (routeIds, { keepsPage } = { keepsPage: false }) =>
      visit({ ...reloadOf(store), stale: routeIds ?? true, keepsPage }),
  };
}

async function firstState(match: Matcher, { loaderData, failures }: Hydration): Promise<RouterState> {
  const location = adoptEntry(window);
  const url = new URL(window.location.href);
  const matches = match(location.pathname) ?? [];
  // All data are present; only the script of a lazy page may be missing.
  const reused = Object.fromEntries(matches.map(({ route }) => [route.id, loaderData[route.id]]));
  const loaded = await loadMatches({ matches, url, signal: new AbortController().signal, reused });
  const ready = loaded.kind === "page" ? loaded.matches : matches;
  return { location, matches: ready, loaderData, failures, isLoading: false, action: "pop", keepsScroll: false };
}

function reloadOf({ get }: Store): Visit & { readonly isReload: true } {
  return { location: get().location, action: "replace", keepsScroll: true, isReload: true };
}

function visitTo(to: string, { replace, state = null, preventScrollReset = false }: NavigateOptions): Visit {
  const { pathname, search, hash } = new URL(to, window.location.href);
  const location = { pathname, search, hash, state, key: newKey() };
  return { location, action: replace ? "replace" : "push", keepsScroll: preventScrollReset };
}

/**
 * Steps in the history one at a time, because a second tap on closing a sheet must not leave the page below.
 */
function stepper({ get, subscribe }: Store): (steps: number) => void {
  let isUnderWay = false;
  subscribe(() => {
    if (!get().isLoading) isUnderWay = false;
  });
  return (steps) => {
    if (isUnderWay) return;
    isUnderWay = true;
    window.history.go(steps);
  };
}

type Store = ReturnType<typeof createStore>;

function createStore(first: RouterState) {
  let state = first;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(change: Partial<RouterState>) {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function visitor(match: Matcher, store: Store, aim: Aim) {
  let running = new AbortController();
  let pending: Visit | null = null;
  let left: readonly string[] = [];
  return async function visit(wanted: Visit): Promise<void> {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    left = [...left, ...leftByNavigation(pending, wanted)];
    const next = nextVisit(pending, wanted);
    pending = next;
    // Back and forward have already changed the address.
    aim(next.isReload || next.action === "pop" ? null : urlOf(next.location).href);
    const matches = match(next.location.pathname) ?? [];
    const reused = reusableData(store.get(), matches, next);
    store.set({ isLoading: true });
    const loaded = await loadMatches({ matches, url: urlOf(next.location), signal, reused }).catch((error: unknown) => {
      if (!signal.aborted) {
        pending = null;
        aim(null);
      }
      store.set({ isLoading: false });
      throw error;
    });
    if (signal.aborted) return;
    pending = null;
    aim(null);
    if (next.keepsPage && isOutOfReach(loaded)) store.set({ isLoading: false });
    else show(loaded, next, store, visit);
    if (pending !== null) return;
    // What the navigation has loaded itself is fresh.
    const stale = left.filter((id) => id in reused);
    left = [];
    if (stale.length > 0) void visit({ ...reloadOf(store), stale, keepsPage: true });
  };
}

/** Whether a route has no answer, or one that a retry may replace. */
function isOutOfReach(loaded: Loaded): boolean {
  const failures = loaded.kind === "page" ? Object.values(loaded.failures) : [];
  return failures.some(({ status }) => status === noConnection || status === 429 || status >= 500);
}

function show(loaded: Loaded, next: Visit, store: Store, visit: (next: Visit) => Promise<void>): void {
  if (loaded.kind === "redirect") {
    const target = new URL(loaded.to, window.location.href);
    if (target.origin === window.location.origin) void visit(visitTo(target.href, { replace: next.action !== "push" }));
    else window.location.assign(target);
    return;
  }
  writeHistory(next);
  const { matches, loaderData, failures } = loaded;
  store.set({
    location: next.location,
    matches,
    loaderData,
    failures,
    isLoading: false,
    action: next.action,
    keepsScroll: next.keepsScroll,
  });
}

function writeHistory({ location, action, isReload }: Visit): void {
  if (action === "pop" || isReload) return;
  const address = location.pathname + location.search + location.hash;
  if (action === "push") window.history.pushState(entryOf(location), "", address);
  else window.history.replaceState(entryOf(location), "", address);
}

/** Data of routes that stay matched and are not stale. */
function reusableData(state: RouterState, matches: readonly RouteMatch[], { location, stale }: Visit): LoaderData {
  const from = urlOf(state.location);
  const to = urlOf(location);
  const reused = matches.filter(({ route, params }) => {
    const old = state.matches.find((each) => each.route.id === route.id);
    if (
      !old ||
      !(route.id in state.loaderData) ||
      route.id in state.failures ||
      stale === true ||
      stale?.includes(route.id)
    )
      return false;
    if (stale) return true;
    const change = { from: { url: from, params: old.params }, to: { url: to, params } };
    return !(route.shouldReload?.(change) ?? JSON.stringify(old.params) !== JSON.stringify(params));
  });
  return Object.fromEntries(reused.map(({ route }) => [route.id, state.loaderData[route.id]]));
}

function urlOf({ pathname, search, hash }: Location): URL {
  return new URL(pathname + search + hash, window.location.origin);
}
