import { isJsonObject, type Json, type JsonObject } from "../../documents/json.ts";
import { textsOf } from "./entries.ts";
import { lift, liftedIds, lower } from "./settings-lifts.ts";

/** The section of the settings with the order methods, and its lists of places, which belong to branches. */
export const POINTS_SECTION = "shipping_methods";
export const POINT_FIELDS = ["pickup_locations", "restaurants"] as const;
export type PointField = (typeof POINT_FIELDS)[number];

/** The section without its places: the methods with empty lists, and the branches of each list in its order. */
const ways = "$methods";
const lists = "$points";

/** A branch's places of one field, by the id of the method: `{"2": [{"id": 301, "warehouse_id": 501}]}`. */
type Places = Record<string, Json>;

export interface LiftedPoints {
  readonly left: JsonObject;
  readonly places: readonly { readonly branch: string; readonly field: PointField; readonly places: Places }[];
}

/**
 * Moves the places of each branch out of `shipping_methods`. A list that contains a place without a branch stays
 * unchanged. Null: the whole section does.
 */
export function liftPoints(methods: Json, base: Json): LiftedPoints | null {
  const listed = waysOf(methods);
  if (listed === null) return null;
  const order: Record<string, Json> = {};
  const found = new Map<string, { branch: string; field: PointField; places: Places }>();
  const left = listed.map(({ id, method }) => {
    let rest = method;
    for (const field of POINT_FIELDS) {
      const lifted = lift({ shape: "groups", idOf: (place) => branchOfPoint(id, place, base) }, method[field], base);
      if (lifted === null) continue;
      order[`${id}.${field}`] = lifted.ids;
      rest = { ...rest, [field]: [] };
      for (const [branch, group] of lifted.entries) {
        const own = found.get(`${field} ${branch}`) ?? { branch, field, places: {} };
        own.places[id] = group;
        found.set(`${field} ${branch}`, own);
      }
    }
    return rest;
  });
  if (Object.keys(order).length === 0) return null;
  return { left: { [ways]: left, [lists]: order }, places: [...found.values()] };
}

/** Each field's places by branch. */
export type PlacesByField = ReadonlyMap<PointField, ReadonlyMap<string, Json>>;

/** The inverse of `liftPoints`. `unplaced`: branches with a place of an unknown method. */
export function lowerPoints(
  left: Json | undefined,
  places: PlacesByField,
): { readonly value: Json | undefined; readonly unplaced: readonly string[] } {
  const isLifted = isJsonObject(left) && Array.isArray(left[ways]);
  const hasPlaces = [...places.values()].some((branches) => branches.size > 0);
  if (!isLifted && !hasPlaces) return { value: left, unplaced: [] };
  const order = isLifted && isJsonObject(left[lists]) ? left[lists] : {};
  const methods = waysOf(isLifted ? left[ways] : left) ?? [];
  const unplaced = new Set(branchesElsewhere(places, new Set(methods.map(({ id }) => id))));
  const value = methods.map(({ id, method }) => {
    let next = method;
    for (const field of POINT_FIELDS) {
      const groups = groupsOf(places.get(field) ?? new Map(), id);
      const ids = order[`${id}.${field}`];
      const own = method[field];
      if (ids === undefined && groups.size === 0) continue;
      if (ids === undefined && Array.isArray(own) && own.length > 0)
        for (const each of groups.keys()) unplaced.add(each);
      else next = { ...next, [field]: lower({ shape: "groups" }, liftedIds(ids) ?? [], groups) };
    }
    return next;
  });
  return { value: isLifted || methods.length > 0 ? value : left, unplaced: [...unplaced] };
}

/** The branch of a place; a translation has only the place's id. Null: none. */
export function branchOfPoint(way: string, place: JsonObject, base: Json): string | null {
  const known = waysOf(base)?.find(({ id }) => id === way)?.method;
  const [own] = textsOf([place["id"] ?? null]);
  const listed = POINT_FIELDS.flatMap((field) => entriesIn(known?.[field]));
  const original = own === undefined ? undefined : listed.find((entry) => textsOf([entry["id"] ?? null])[0] === own);
  const { warehouse_id: warehouse } = original ?? place;
  const [branch] = textsOf(Array.isArray(warehouse) ? warehouse : [warehouse ?? null]);
  return branch === undefined || branch === "" ? null : branch;
}

/** The section with one more method, which has no places yet. */
export function withWay(left: Json | undefined, method: JsonObject): JsonObject {
  const isLifted = isJsonObject(left) && Array.isArray(left[ways]);
  const present = isLifted ? left[ways] : left;
  const order = isLifted && isJsonObject(left[lists]) ? left[lists] : {};
  const [id = ""] = textsOf([method["id"] ?? null]);
  const none = Object.fromEntries(POINT_FIELDS.map((field) => [field, []]));
  const unordered = Object.fromEntries(POINT_FIELDS.map((field) => [`${id}.${field}`, { $ids: [] }]));
  return {
    [ways]: [...(Array.isArray(present) ? present : []), { ...method, ...none }],
    [lists]: { ...order, ...unordered },
  };
}

/** The methods of the section, lifted or not; null: some have no distinct id. */
export function waysOf(
  section: Json | undefined,
): readonly { readonly id: string; readonly method: JsonObject }[] | null {
  const list = isJsonObject(section) && Array.isArray(section[ways]) ? section[ways] : section;
  if (!Array.isArray(list)) return null;
  const found = list.flatMap((method: Json) => {
    const [id] = isJsonObject(method) ? textsOf([method["id"] ?? null]) : [];
    return id === undefined || id === "" || !isJsonObject(method) ? [] : [{ id, method }];
  });
  const isDistinct = new Set(found.map(({ id }) => id)).size === list.length;
  return isDistinct ? found : null;
}

function groupsOf(branches: ReadonlyMap<string, Json>, way: string): ReadonlyMap<string, Json> {
  return new Map(
    [...branches].flatMap(([branch, places]) => {
      const group = isJsonObject(places) ? places[way] : undefined;
      return group === undefined ? [] : [[branch, group] as const];
    }),
  );
}

function branchesElsewhere(places: PlacesByField, known: ReadonlySet<string>): readonly string[] {
  return [...places.values()].flatMap((branches) =>
    [...branches].flatMap(([branch, own]) => {
      const used = isJsonObject(own) ? Object.keys(own) : [];
      return used.some((way) => !known.has(way)) ? [branch] : [];
    }),
  );
}

function entriesIn(list: Json | undefined): readonly JsonObject[] {
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}
