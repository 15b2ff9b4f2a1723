import type { Dictionary } from "./compile.ts";
import { isLaterKey } from "./later-keys.ts";

/**
 * The messages that no first page shows apart from the others: they are no part of a first load, and
 * whatever shows them waits for `laterMessages()`. Only for builds.
 */
export function splitDictionary(dictionary: Dictionary): { readonly first: Dictionary; readonly later: Dictionary } {
  const entries = Object.entries(dictionary);
  return {
    first: Object.fromEntries(entries.filter(([key]) => !isLaterKey(key))),
    later: Object.fromEntries(entries.filter(([key]) => isLaterKey(key))),
  };
}
