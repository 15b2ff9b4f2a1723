/** A JSON value that two editors may change. */
export type MergeValue = null | boolean | number | string | readonly MergeValue[] | MergeFields;
export interface MergeFields {
  readonly [key: string]: MergeValue;
}

/** A value, or undefined for an absent field: a missing field is not a null one. */
export type Slot = MergeValue | undefined;

/** Names from the outermost field to the innermost: ["variations", "12", "price"]. An entry of a list has its id. */
export type FieldPath = readonly string[];

/** A field that both sides changed differently. */
export interface MergeConflict {
  readonly path: FieldPath;
  readonly base: Slot;
  readonly mine: Slot;
  readonly theirs: Slot;
}

export interface Merged {
  readonly value: Slot;
  readonly conflicts: readonly MergeConflict[];
}

export interface MergeRules {
  /** The side whose value a conflicting field has in the result. */
  readonly prefer: "mine" | "theirs";
  /** Whether the list at this path consists of ids: its members merge one by one. */
  readonly isIdList: (path: FieldPath) => boolean;
}

export function isFields(value: Slot): value is MergeFields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Equality of JSON values, whatever the order of an object's fields. */
export function isSameValue(some: Slot, other: Slot): boolean {
  if (some === other) return true;
  if (Array.isArray(some) && Array.isArray(other)) {
    return some.length === other.length && some.every((entry, index) => isSameValue(entry, other[index]));
  }
  if (!isFields(some) || !isFields(other)) return false;
  const keys = Object.keys(some);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => Object.hasOwn(other, key) && isSameValue(some[key], other[key]));
}
