import type { Location, PlaceWords } from "./types.ts";

/** What an entry of the browser's history keeps for us. */
interface Entry {
  readonly key: string;
  readonly state: unknown;
  /** Path and query of the page it shows, where the address bar says another. */
  readonly shows?: string;
  /** What is said of that other path. */
  readonly says?: PlaceWords;
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
  const adopted = {
    ...location,
    says: undefined,
    pathname,
    search,
    hash,
    key: location.key === unknownKey ? newKey() : location.key,
  };
  page.history.replaceState(entryOf(adopted), "");
  return adopted;
}

/** The window's place; an entry that is not ours, as the first one, has no key. */
export function locationOf({ location, history }: Pick<Window, "location" | "history">): Location {
  const { hash } = location;
  const entry: unknown = history.state;
  if (!isEntry(entry))
    return { pathname: location.pathname, search: location.search, hash, state: null, key: unknownKey };
  const { key, state, shows, says } = entry;
  const { pathname, search } = shows === undefined ? location : new URL(shows, location.href);
  return { pathname, search, hash, state, key, says };
}

/** Only this router writes entries with a key. */
function isEntry(value: unknown): value is Entry {
  return typeof value === "object" && value !== null && "key" in value;
}

/** Puts another path in the address bar while the page stays the same, also when one comes back to it; `says`: its words. */
export function rewriteAddress(
  { history }: Pick<Window, "history">,
  { pathname, search, key, state }: Location,
  path: string,
  says: PlaceWords,
): void {
  const entry: Entry = { key, state, shows: pathname + search, says };
  history.replaceState(entry, "", path);
}
