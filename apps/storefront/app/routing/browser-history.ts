import type { Location } from "./types.ts";

/** What an entry of the browser's history keeps for us. */
interface Entry {
  readonly key: string;
  readonly state: unknown;
  /** Path and query of the page it shows, where the address bar says another. */
  readonly shows?: string;
}

const unknownKey = "";

export function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

export function entryOf({ key, state }: Location): Entry {
  return { key, state };
}

/** The window's place, its entry marked as ours: a scroll position belongs to one entry and no other. */
export function adoptEntry(page: Pick<Window, "location" | "history">): Location {
  const { pathname, search, hash } = page.location;
  const location = locationOf(page);
  // What the server rendered is the page of the address itself.
  const adopted = { ...location, pathname, search, hash, key: location.key === unknownKey ? newKey() : location.key };
  page.history.replaceState(entryOf(adopted), "");
  return adopted;
}

/** The window's place; an entry that is not ours, as the first one, has no key. */
export function locationOf({ location, history }: Pick<Window, "location" | "history">): Location {
  const { hash } = location;
  const entry: unknown = history.state;
  if (typeof entry !== "object" || entry === null || !("key" in entry))
    return { pathname: location.pathname, search: location.search, hash, state: null, key: unknownKey };
  const { pathname, search } =
    "shows" in entry && typeof entry.shows === "string" ? new URL(entry.shows, location.href) : location;
  return { pathname, search, hash, state: "state" in entry ? entry.state : null, key: String(entry.key) };
}

/** Puts another path in the address bar while the page stays the same, also when one comes back to it. */
export function rewriteAddress(
  { history }: Pick<Window, "history">,
  { pathname, search, key, state }: Location,
  path: string,
): void {
  const entry: Entry = { key, state, shows: pathname + search };
  history.replaceState(entry, "", path);
}
