import { mergeOrder } from "./merge-order.ts";
import {
  type FieldPath,
  isFields,
  isSameValue,
  type Merged,
  type MergeFields,
  type MergeRules,
  type MergeValue,
  type Slot,
} from "./values.ts";

interface Sides {
  readonly base: Slot;
  readonly mine: Slot;
  readonly theirs: Slot;
}

/**
 * Three-way merge of a value that two sides changed (EDIT-7). A field that one side changed has that side's value; the
 * same change on both sides is no conflict. Objects merge by field, lists whose entries have an id by entry, id lists
 * by member; any other list is one value.
 */
export function mergeValues(sides: Sides, rules: MergeRules, path: FieldPath = []): Merged {
  const { base, mine, theirs } = sides;
  if (isSameValue(mine, theirs)) return { value: isOnlyMineReordered(sides) ? mine : theirs, conflicts: [] };
  if (isSameValue(base, mine)) return { value: theirs, conflicts: [] };
  if (isSameValue(base, theirs)) return { value: mine, conflicts: [] };
  if (isFields(mine) && isFields(theirs) && (base === undefined || isFields(base))) {
    return mergeObjects({ base: base ?? {}, mine, theirs }, rules, path);
  }
  return mergeIdLists(sides, rules, path) ?? mergeEntries(sides, rules, path) ?? conflictOf(sides, rules, path);
}

/** The order of fields is no change of its own, but a change that is applied to its own base must give it exactly. */
function isOnlyMineReordered({ base, mine, theirs }: Sides): boolean {
  return mine !== theirs && typeof theirs === "object" && JSON.stringify(base) === JSON.stringify(theirs);
}

function conflictOf(sides: Sides, { prefer }: MergeRules, path: FieldPath): Merged {
  return { value: sides[prefer], conflicts: [{ path, ...sides }] };
}

interface FieldSides {
  readonly base: MergeFields;
  readonly mine: MergeFields;
  readonly theirs: MergeFields;
}

/** Fields keep their order; those that only `mine` has are last. */
function mergeObjects({ base, mine, theirs }: FieldSides, rules: MergeRules, path: FieldPath): Merged {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const merged = names.map((name) => {
    const sides = { base: fieldOf(base, name), mine: fieldOf(mine, name), theirs: fieldOf(theirs, name) };
    return [name, mergeValues(sides, rules, [...path, name])] as const;
  });
  return {
    value: Object.fromEntries(merged.flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value]]))),
    conflicts: merged.flatMap(([, { conflicts }]) => conflicts),
  };
}

function fieldOf(fields: MergeFields, name: string): Slot {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** Null: one of the lists is not a list of distinct ids. */
function mergeIdLists(sides: Sides, rules: MergeRules, path: FieldPath): Merged | null {
  if (!rules.isIdList(path)) return null;
  const [base, mine, theirs] = [membersOf(sides.base ?? []), membersOf(sides.mine), membersOf(sides.theirs)];
  if (base === null || mine === null || theirs === null) return null;
  const order = mergeOrder([...base.keys()], [...mine.keys()], [...theirs.keys()], rules.prefer);
  const value = order.ids.flatMap((id) => theirs.get(id) ?? mine.get(id) ?? []);
  return { value, conflicts: order.isContested ? [{ path, ...sides }] : [] };
}

function membersOf(value: Slot): ReadonlyMap<string, MergeValue> | null {
  if (!Array.isArray(value)) return null;
  const named = value.map((entry: MergeValue) => [String(entry), entry] as const);
  const isPlain = value.every((entry) => typeof entry === "number" || typeof entry === "string");
  return isPlain && new Set(named.map(([id]) => id)).size === value.length ? new Map(named) : null;
}

/** Null: one of the lists has entries without a distinct id. */
function mergeEntries(sides: Sides, rules: MergeRules, path: FieldPath): Merged | null {
  const [base, mine, theirs] = [entriesOf(sides.base ?? []), entriesOf(sides.mine), entriesOf(sides.theirs)];
  if (base === null || mine === null || theirs === null) return null;
  const order = mergeOrder([...base.keys()], [...mine.keys()], [...theirs.keys()], rules.prefer);
  const ids = [...new Set([...order.ids, ...theirs.keys(), ...mine.keys()])];
  const merged = ids.map((id) => {
    const entry = { base: base.get(id), mine: mine.get(id), theirs: theirs.get(id) };
    return mergeValues(entry, rules, [...path, id]);
  });
  return {
    value: merged.flatMap(({ value }) => (value === undefined ? [] : [value])),
    conflicts: [...merged.flatMap(({ conflicts }) => conflicts), ...(order.isContested ? [{ path, ...sides }] : [])],
  };
}

function entriesOf(value: Slot): ReadonlyMap<string, MergeValue> | null {
  if (!Array.isArray(value)) return null;
  const named = value.flatMap((entry: MergeValue) => {
    const id = isFields(entry) ? entry["id"] : undefined;
    return typeof id === "number" || typeof id === "string" ? [[String(id), entry] as const] : [];
  });
  const entries = new Map(named);
  return entries.size === value.length ? entries : null;
}
