import type { Location } from "./types.ts";

/** What an entry of the browser's history keeps for us. */
interface Entry {
  readonly key: string;
  readonly state: unknown;
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
  const location = locationOf(page);
  if (location.key !== unknownKey) return location;
  const adopted = { ...location, key: newKey() };
  page.history.replaceState(entryOf(adopted), "");
  return adopted;
}

/** The window's place; an entry that is not ours, as the first one, has no key. */
export function locationOf({ location, history }: Pick<Window, "location" | "history">): Location {
  const { pathname, search, hash } = location;
  const entry: unknown = history.state;
  if (typeof entry !== "object" || entry === null || !("key" in entry))
    return { pathname, search, hash, state: null, key: unknownKey };
  return { pathname, search, hash, state: "state" in entry ? entry.state : null, key: String(entry.key) };
}
