import type { Dictionary } from "./compile.ts";
import { isLaterKey } from "./later-keys.ts";

/**
 * Separates the later messages, which no first page shows, from those of the first load. Code that shows them awaits
 * `laterMessages()`. Only for builds.
 */
export function splitDictionary(dictionary: Dictionary): { readonly first: Dictionary; readonly later: Dictionary } {
  const entries = Object.entries(dictionary);
  return {
    first: Object.fromEntries(entries.filter(([key]) => !isLaterKey(key))),
    later: Object.fromEntries(entries.filter(([key]) => isLaterKey(key))),
  };
}
