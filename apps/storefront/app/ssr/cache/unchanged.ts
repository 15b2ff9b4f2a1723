import { sharedJson } from "../document/html.ts";
import { keepLatest } from "./keep-latest.ts";

/**
 * Returns the earlier object if the new value has the same JSON, so that values derived from it stay valid.
 */
export type Unchanged = <Value>(key: string, revision: string, value: Value) => Value;

/** `limit`: number of cached values, the oldest are dropped. Values are JSON of one revision. */
export function createUnchanged(limit: number): Unchanged {
  const known = new Map<string, { readonly value: unknown }>();
  let present = "";
  return <Value>(key: string, revision: string, value: Value): Value => {
    if (revision !== present) known.clear();
    present = revision;
    const before = known.get(key);
    const isSame = before !== undefined && sharedJson(before.value).equals(sharedJson(value));
    keepLatest(known, key, isSame ? before : { value }, limit);
    // Every value of a key has the same source.
    return isSame ? (before.value as Value) : value;
  };
}
