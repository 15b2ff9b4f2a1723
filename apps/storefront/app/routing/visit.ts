import type { Location, RouterState } from "./types.ts";

/** Routes to reload in any case; true: all. */
export type StaleRoutes = true | readonly string[];

/** A navigation, or a reload of the present page. */
export interface Visit {
  readonly location: Location;
  readonly action: RouterState["action"];
  readonly keepsScroll: boolean;
  readonly stale?: StaleRoutes;
  /** No navigation: the shown or pending page is reloaded. */
  readonly isReload?: true;
  /** The page stays if the server cannot be reached or fails. */
  readonly keepsPage?: boolean;
}

/**
 * Named routes of a pending background reload that a navigation does not take over, because a failure of the reload
 * must not fail the navigation. A reload of the whole page is repeated by its caller.
 */
export function leftByNavigation(pending: Visit | null, next: Visit): readonly string[] {
  const isLeft = pending?.keepsPage === true && !next.isReload;
  return isLeft && pending.stale !== undefined && pending.stale !== true ? pending.stale : [];
}

/**
 * Merges a new visit with a pending one. A reload never aborts a navigation, and a navigation also loads what
 * a reload was to load.
 */
export function nextVisit(pending: Visit | null, next: Visit): Visit {
  if (pending === null) return next;
  // See leftByNavigation.
  const taken = pending.keepsPage === true && !next.isReload ? undefined : pending.stale;
  const stale = mergeStale(taken, next.stale);
  return next.isReload ? { ...pending, stale } : { ...next, stale };
}

function mergeStale(a: StaleRoutes | undefined, b: StaleRoutes | undefined): StaleRoutes | undefined {
  if (a === true || b === true) return true;
  return a === undefined ? b : [...a, ...(b ?? [])];
}
