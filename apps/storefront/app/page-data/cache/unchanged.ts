import { isSame } from "./is-same.ts";
import { keepLatest } from "./keep-latest.ts";

/**
 * Returns the earlier object if the new value is equal, whatever the revision, so that values derived from it stay
 * valid. They may depend on nothing else, or must check it.
 */
export type Unchanged = <Value>(key: string, value: Value) => Value;

/** `limit`: number of cached values, the oldest are dropped. Values are JSON. */
export function createUnchanged(limit: number): Unchanged {
  const known = new Map<string, { readonly value: unknown }>();
  return <Value>(key: string, value: Value): Value => {
    const before = known.get(key);
    const isKnown = before !== undefined && isSame(before.value, value);
    keepLatest(known, key, isKnown ? before : { value }, limit);
    // Every value of a key has the same source.
    return isKnown ? (before.value as Value) : value;
  };
}
