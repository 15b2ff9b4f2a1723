import { zoneIdOf } from "@skatert/contract";
import { isJsonObject, type Json, type JsonObject } from "../../documents/json.ts";
import { textsIn } from "./entries.ts";

/** A list or map of settings.json whose entries are separate entities. */
export interface Lift {
  /** The section, and its field with the entries; null: the section itself. */
  readonly section: string;
  readonly field: string | null;
  readonly kind: "branch" | "zone";
  /** `entries`: a list with one entry for each entity. `groups`: a list with several. `map`: an object by entity. */
  readonly shape: "entries" | "groups" | "map";
  /** Null: the entry has no id. `base`: the untranslated section, for entries of a translation. */
  readonly idOf: (entry: JsonObject, base: Json) => string | null;
}

export const SETTINGS_LIFTS: readonly Lift[] = [
  { section: "locations", field: null, kind: "branch", shape: "entries", idOf: branchId },
  { section: "delivery_work_time", field: null, kind: "branch", shape: "map", idOf: () => null },
  { section: "map", field: "features", kind: "zone", shape: "entries", idOf: zoneId },
  {
    section: "delivery",
    field: "conditions",
    kind: "zone",
    shape: "groups",
    idOf: (entry) => textOf(entry["zone_id"]),
  },
];

/** Marks a list whose entries were lifted out. */
const mark = "$ids";

export interface LiftedField {
  /** The ids in place of the entries. */
  readonly ids: Json;
  /** The entry of each entity; with `groups` the list of its entries. */
  readonly entries: ReadonlyMap<string, Json>;
}

/** Null: some entry has no distinct id, so the field stays unchanged. */
export function lift(
  { shape, idOf }: Pick<Lift, "shape" | "idOf">,
  value: Json | undefined,
  base: Json,
): LiftedField | null {
  if (shape === "map") {
    if (!isJsonObject(value)) return null;
    return { ids: { [mark]: Object.keys(value) }, entries: new Map(Object.entries(value)) };
  }
  if (!Array.isArray(value)) return null;
  const entries = new Map<string, Json>();
  const ids: string[] = [];
  for (const entry of value) {
    const id = isJsonObject(entry) ? idOf(entry, base) : null;
    if (id === null || (shape === "entries" && entries.has(id))) return null;
    ids.push(id);
    const group = entries.get(id);
    if (shape === "entries") entries.set(id, entry);
    else entries.set(id, Array.isArray(group) ? [...group, entry] : [entry]);
  }
  return { ids: { [mark]: ids }, entries };
}

/** The ids of a lifted field; null: the field was not lifted. */
export function liftedIds(value: Json | undefined): readonly string[] | null {
  if (value === undefined) return [];
  return isJsonObject(value) && Array.isArray(value[mark]) && Object.keys(value).length === 1
    ? textsIn(value[mark])
    : null;
}

/** The inverse of `lift`. Entities without a position are last; ids without an entity are omitted. */
export function lower(
  { shape }: Pick<Lift, "shape">,
  ids: readonly string[],
  entries: ReadonlyMap<string, Json>,
): Json {
  const all = shape === "groups" ? [...ids, ...[...entries.keys()].filter((id) => !ids.includes(id))] : ids;
  const known = [...new Set([...all, ...entries.keys()])];
  if (shape === "map") {
    return Object.fromEntries(known.flatMap((id) => (entries.has(id) ? [[id, entries.get(id) ?? null]] : [])));
  }
  if (shape === "entries") return known.flatMap((id) => entries.get(id) ?? []);
  const left = new Map([...entries].map(([id, group]) => [id, Array.isArray(group) ? [...group] : [group]] as const));
  const placed = all.flatMap((id) => left.get(id)?.splice(0, 1) ?? []);
  return [...placed, ...[...left.values()].flat()];
}

/** A branch is identified by its warehouse, as everywhere in the office. A translation has only the location's term. */
function branchId(entry: JsonObject, base: Json): string | null {
  const term = textOf(entry["term_id"]);
  const locations = Array.isArray(base) ? base.filter(isJsonObject) : [];
  const known = locations.find((location) => textOf(location["term_id"]) === term && term !== null);
  const { warehouse_id: warehouse } = known ?? entry;
  const id = textOf(Array.isArray(warehouse) ? warehouse[0] : warehouse);
  return id ?? (term === null ? null : `term-${term}`);
}

function zoneId(entry: JsonObject, base: Json): string | null {
  const listed = isJsonObject(base) ? base["features"] : null;
  const features = Array.isArray(listed) ? listed.filter(isJsonObject) : [];
  const known = features.find((feature) => textOf(feature["id"]) === textOf(entry["id"]) && entry["id"] !== undefined);
  return zoneIdOf(known ?? entry);
}

function textOf(value: Json | undefined): string | null {
  return (typeof value === "number" || typeof value === "string") && value !== "" ? String(value) : null;
}
