import { sharedJson } from "../document/html.ts";
import { keepLatest } from "./keep-latest.ts";

/** Answers the earlier value where the new one reads the same, so that what was made from it still holds. */
export type Unchanged = <Value>(key: string, revision: string, value: Value) => Value;

/** `limit`: how many values are known, the oldest go first. Values are JSON; those of one revision alone are known. */
export function createUnchanged(limit: number): Unchanged {
  const known = new Map<string, { readonly value: unknown }>();
  let present = "";
  return <Value>(key: string, revision: string, value: Value): Value => {
    if (revision !== present) known.clear();
    present = revision;
    const before = known.get(key);
    const isSame = before !== undefined && sharedJson(before.value).equals(sharedJson(value));
    keepLatest(known, key, isSame ? before : { value }, limit);
    // A value of a key comes from the same source each time.
    return isSame ? (before.value as Value) : value;
  };
}
