import type { Instant } from "../schedule/types.ts";
import type { Stopped, Temporary } from "./types.ts";

/** Whether the decision concerns that time: it ends at exactly `until`. */
export function holdsAt({ until }: Temporary, at: Instant): boolean {
  return until === null || at < until;
}

/** The decision if it concerns that time. */
export function heldAt<Decision extends Temporary>(decision: Decision | null, at: Instant): Decision | null {
  return decision !== null && holdsAt(decision, at) ? decision : null;
}

/** When everything stopped by these decisions at that time is back. Null: nothing is stopped then. */
export function stoppedBy(decisions: readonly Temporary[], at: Instant): Stopped | null {
  const holding = decisions.filter((each) => holdsAt(each, at));
  return lastBack(holding.map(({ until }) => ({ backAt: until })));
}

/** The one that is back last; an unknown end is the last. Null: nothing is stopped. */
export function lastBack(stopped: readonly (Stopped | null)[]): Stopped | null {
  return byReturn(stopped.filter((each) => each !== null)).at(-1) ?? null;
}

/** The one that is back first; an unknown end is the last. Null for an empty list. */
export function firstBack(stopped: readonly Stopped[]): Stopped | null {
  return byReturn(stopped)[0] ?? null;
}

function byReturn(stopped: readonly Stopped[]): readonly Stopped[] {
  return stopped.toSorted((a, b) => (a.backAt ?? Infinity) - (b.backAt ?? Infinity));
}
