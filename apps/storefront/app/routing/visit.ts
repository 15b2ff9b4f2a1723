import type { Location, RouterState } from "./types.ts";

/** Routes whose data are loaded whatever else holds; true: all. */
export type StaleRoutes = true | readonly string[];

/** A place to go to, or the present one to be loaded again. */
export interface Visit {
  readonly location: Location;
  readonly action: RouterState["action"];
  readonly keepsScroll: boolean;
  readonly stale?: StaleRoutes;
  /** No navigation: what is shown, or about to be, is loaded again. */
  readonly isReload?: true;
  /** What is shown stays when the server cannot be reached or fails. */
  readonly keepsPage?: boolean;
}

/**
 * The visit that takes the place of one still under way. A reload never cuts a navigation short, and a
 * navigation takes over what a reload was to load.
 */
export function nextVisit(pending: Visit | null, next: Visit): Visit {
  if (pending === null) return next;
  // Who asks for a reload that may fail unseen asks again: a navigation must not fail by it.
  const taken = pending.keepsPage === true && !next.isReload ? undefined : pending.stale;
  const stale = mergeStale(taken, next.stale);
  return next.isReload ? { ...pending, stale } : { ...next, stale };
}

function mergeStale(a: StaleRoutes | undefined, b: StaleRoutes | undefined): StaleRoutes | undefined {
  if (a === true || b === true) return true;
  return a === undefined ? b : [...a, ...(b ?? [])];
}
