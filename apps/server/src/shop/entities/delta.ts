import { isMenu } from "@skatert/contract";
import { isFields, isSameValue, type MergeConflict, type MergeRules, mergeValues, type Slot } from "@skatert/domain";
import type { Json, JsonObject } from "../documents/json.ts";
import { documentOf, type EntityKey, type EntityKind, type Facets, readKey } from "./entity.ts";

/**
 * One side of a facet's change. Null: there was no such facet. `whole`: all of it. `fields`: the fields that differ,
 * and the order of all fields if that differs too; a missing field was absent.
 */
export type FacetSide =
  | null
  | { readonly whole: Json }
  | { readonly fields: JsonObject; readonly order?: readonly string[] };

export interface FacetDelta {
  readonly before: FacetSide;
  readonly after: FacetSide;
}

/** The changes of an entity, by facet: the common form for the log, drafts and imports. */
export type EntityDelta = Readonly<Record<string, FacetDelta>>;

/** A field that another person changed meanwhile. */
export interface FieldConflict extends MergeConflict {
  readonly facet: string;
}

/** The difference of two states of an entity, compared byte by byte; null: there is none. */
export function deltaOf(before: Facets | null, after: Facets | null): EntityDelta | null {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const facets = [...names].flatMap((name) => {
    const change = facetDelta(before?.[name], after?.[name]);
    return change === null ? [] : [[name, change] as const];
  });
  return facets.length === 0 ? null : Object.fromEntries(facets);
}

function facetDelta(before: Json | undefined, after: Json | undefined): FacetDelta | null {
  if (before === after) return null;
  if (!isFields(before) || !isFields(after)) {
    return JSON.stringify(before) === JSON.stringify(after) ? null : { before: whole(before), after: whole(after) };
  }
  const [was, is] = [Object.keys(before), Object.keys(after)];
  const changed = [...new Set([...was, ...is])].filter((field) => !isSameText(before[field], after[field]));
  const isReordered = was.length !== is.length || was.some((field, index) => field !== is[index]);
  if (changed.length === 0 && !isReordered) return null;
  const side = (facet: JsonObject, order: readonly string[]) => ({
    fields: Object.fromEntries(changed.flatMap((field) => (facet[field] === undefined ? [] : [[field, facet[field]]]))),
    ...(isReordered ? { order } : {}),
  });
  return { before: side(before, was), after: side(after, is) };
}

function whole(facet: Json | undefined): FacetSide {
  return facet === undefined ? null : { whole: facet };
}

function isSameText(some: Json | undefined, other: Json | undefined): boolean {
  return some === other || JSON.stringify(some) === JSON.stringify(other);
}

/** The change that undoes a change. */
export function reversed(delta: EntityDelta): EntityDelta {
  return Object.fromEntries(
    Object.entries(delta).map(([facet, { before, after }]) => [facet, { before: after, after: before }]),
  );
}

export interface Applied {
  /** Null: the entity is removed. */
  readonly facets: Facets | null;
  /** Fields that differ from both sides of the change; the result has the preferred side's value. */
  readonly conflicts: readonly FieldConflict[];
}

/**
 * Applies a change to the present state of an entity, by a three-way merge of each field (EDIT-6, EDIT-7). If the
 * present state equals the change's `before`, the result is exactly its `after`.
 */
export function applyDelta(
  key: EntityKey,
  present: Facets | null,
  delta: EntityDelta,
  prefer: MergeRules["prefer"],
): Applied {
  const facets: Record<string, Json> = { ...present };
  const conflicts: FieldConflict[] = [];
  for (const [name, change] of Object.entries(delta)) {
    const rules = { prefer, isIdList: idListsOf(readKey(key)?.kind ?? "document") };
    const merged = applyToFacet(present?.[name], change, rules);
    if (merged.value === undefined) delete facets[name];
    else facets[name] = merged.value;
    conflicts.push(
      ...merged.conflicts.filter((each) => !isIncidental(key, name, each)).map((each) => ({ facet: name, ...each })),
    );
  }
  return { facets: Object.keys(facets).length === 0 ? null : facets, conflicts };
}

function applyToFacet(present: Json | undefined, { before, after }: FacetDelta, rules: MergeRules) {
  if (before === null || after === null || "whole" in before || "whole" in after) {
    return mergeValues({ base: slotOf(before), mine: slotOf(after), theirs: present }, rules);
  }
  if (!isFields(present)) {
    const conflict = { path: [], base: before.fields, mine: after.fields, theirs: present };
    return { value: present, conflicts: [conflict] };
  }
  const sides = {
    base: withFields(present, before.fields, after.fields),
    mine: withFields(present, after.fields, before.fields),
  };
  const merged = mergeValues({ ...sides, theirs: present }, rules);
  return { ...merged, value: inOrder(merged.value, Object.keys(present), before.order, after.order) };
}

/** The present facet with the fields of one side of a change. */
function withFields(present: JsonObject, own: JsonObject, other: JsonObject): JsonObject {
  const kept = Object.entries(present).filter(([field]) => Object.hasOwn(own, field) || !Object.hasOwn(other, field));
  return { ...Object.fromEntries(kept), ...own };
}

/** The order of fields after the change, unless the order before it was changed meanwhile. */
function inOrder(
  value: Slot,
  present: readonly string[],
  before: readonly string[] | undefined,
  after: readonly string[] | undefined,
): Slot {
  if (before === undefined || after === undefined || !isFields(value)) return value;
  if (!isSameValue(present, before) || Object.keys(value).length !== after.length) return value;
  return Object.fromEntries(
    after.flatMap((field) => (value[field] === undefined ? [] : [[field, value[field]] as const])),
  );
}

/** A change of single fields requires an object, whose other fields are not in the change. */
function slotOf(side: FacetSide): Slot {
  if (side === null) return undefined;
  return "whole" in side ? side.whole : side.fields;
}

function idListsOf(kind: EntityKind): MergeRules["isIdList"] {
  if (kind === "layout") return (path) => path.length <= 1;
  if (kind === "category") return (path) => path.length === 1 && path[0] === "products";
  if (kind === "coupon") return (path) => path.length === 1 && path[0] === "codes";
  return kind === "settings" ? (path) => path.at(-1) === "$ids" : () => false;
}

/** Ignores conflicts in the order of translations and of lists whose order guests never see. */
function isIncidental(key: EntityKey, facet: string, { path }: MergeConflict): boolean {
  const isOfMenu = isMenu(documentOf(facet));
  if (key.startsWith("layout:")) return !isOfMenu;
  return key.startsWith("category:") && !isOfMenu && path[0] === "products";
}
