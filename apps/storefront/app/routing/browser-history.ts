import type { Location, PlaceWords } from "./types.ts";

/** Data of the router in a history entry. */
interface Entry {
  readonly key: string;
  readonly state: unknown;
  /** Path and query of the shown page, if the address bar differs. */
  readonly shows?: string;
  /** Metadata of the address bar's path. */
  readonly says?: PlaceWords;
}

const unknownKey = "";

export function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

export function entryOf({ key, state }: Location): Entry {
  return { key, state };
}

/** The window's location. Marks its entry, because a scroll position belongs to one entry. */
export function adoptEntry(page: Pick<Window, "location" | "history">): Location {
  const { pathname, search, hash } = page.location;
  const location = locationOf(page);
  // The server rendered the page of the address itself.
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

/** The window's location. An entry of another script has no key. */
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

/**
 * Changes the path in the address bar without changing the page, also after Back. `says`: metadata of the
 * path.
 */
export function rewriteAddress(
  { history }: Pick<Window, "history">,
  { pathname, search, key, state }: Location,
  path: string,
  says: PlaceWords,
): void {
  const entry: Entry = { key, state, shows: pathname + search, says };
  history.replaceState(entry, "", path);
}
