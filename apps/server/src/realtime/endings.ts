import type { HeldSession } from "./held-session.ts";

/** The latest ends of sessions, so that a signature that a page kept opens no channel afterwards (ROLE-3, STAFF-1). */
export interface Endings {
  add(matches: (held: HeldSession) => boolean): void;
  /** False: the session has ended since the signature was made, or the signature is too old to tell. */
  mayOpen(held: HeldSession): boolean;
}

/** A signature opens a channel within this time, so ended sessions are remembered no longer. */
const usableMs = 60_000;

/** `now` in milliseconds, on the clock of the sessions. */
export function createEndings(now: () => number): Endings {
  let known: readonly { readonly matches: (held: HeldSession) => boolean; readonly at: number }[] = [];
  return {
    add(matches) {
      const at = now();
      known = [...known.filter((each) => each.at + usableMs >= at), { matches, at }];
    },
    mayOpen: (held) =>
      held.issued + usableMs >= now() && !known.some(({ matches, at }) => held.issued < at && matches(held)),
  };
}
