import { sharedJson } from "./html.ts";

/** Answers the earlier value where the new one reads the same, so that what was made from it still holds. */
export type Unchanged = <Value>(key: string, revision: string, value: Value) => Value;

/** `limit`: how many values are known, the oldest go first. Values are JSON; only those of one revision are compared. */
export function createUnchanged(limit: number): Unchanged {
  const known = new Map<string, { readonly revision: string; readonly value: unknown }>();
  return <Value>(key: string, revision: string, value: Value): Value => {
    const before = known.get(key);
    known.delete(key);
    if (before?.revision === revision && sharedJson(before.value).equals(sharedJson(value))) {
      known.set(key, before);
      // A value of a key comes from the same source each time.
      return before.value as Value;
    }
    known.set(key, { revision, value });
    const [oldest] = known.keys();
    if (known.size > limit && oldest !== undefined) known.delete(oldest);
    return value;
  };
}
