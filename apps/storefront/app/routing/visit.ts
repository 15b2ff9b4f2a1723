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
 * Merges a new visit with a pending one. A reload never aborts a navigation, and a navigation also loads what
 * a reload was to load.
 */
export function nextVisit(pending: Visit | null, next: Visit): Visit {
  if (pending === null) return next;
  // A background reload is repeated by its caller, so its failure must not fail a navigation.
  const taken = pending.keepsPage === true && !next.isReload ? undefined : pending.stale;
  const stale = mergeStale(taken, next.stale);
  return next.isReload ? { ...pending, stale } : { ...next, stale };
}

function mergeStale(a: StaleRoutes | undefined, b: StaleRoutes | undefined): StaleRoutes | undefined {
  if (a === true || b === true) return true;
  return a === undefined ? b : [...a, ...(b ?? [])];
}
