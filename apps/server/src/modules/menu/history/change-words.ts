import type { WireDraft } from "@skatert/contract";
import { isJsonObject, type Json } from "../../../shop/editing/overlay.ts";
import type { EntityDelta, FacetDelta, FacetSide } from "../../../shop/entities/delta.ts";
import { textsIn } from "../../../shop/entities/documents/entries.ts";
import { type Documents, type EntityKey, keyOf } from "../../../shop/entities/entity.ts";
import { entityIn } from "../../../shop/entities/entity-in.ts";
import { entityName } from "../../../shop/entities/entity-name.ts";
import { priceFileName } from "../../../shop/folder/check-references.ts";

/** Fields that contain ids of other entities, with the kind of those entities. */
const naming = { products: "product", categories: "category" } as const;
const maxNames = 1_000;
const maxNameLength = 200;

/** Settings that are keyed by zone, and the section with the payment methods that they use. */
const byZone = ["all_zones_zone_payment_methods", "all_zones_payments_status"];
const waysSection = "payment_methods";

type Changes = readonly { readonly key: EntityKey; readonly name: string; readonly delta: EntityDelta }[];

/**
 * Names for the ids in changed fields: menus of branches, dishes added to or removed from a category, zones and their
 * payment methods.
 */
export function wordsOf(documents: Documents, changes: Changes): Pick<WireDraft, "menus" | "named"> {
  const keys = new Set(changes.flatMap(({ key, delta }) => keysNamedIn(key, delta)));
  // A new entity exists only in the draft, in no document yet.
  const changed = new Map(changes.map(({ key, name }) => [key, name]));
  const nameOf = (key: EntityKey) => changed.get(key) ?? entityName(key, entityIn(documents, key));
  const named = [...keys].slice(0, maxNames).map((key) => [key, nameOf(key)] as const);
  const ways = hasWaysOfZones(changes) ? waysOf(documents, changes) : [];
  return { menus: menusOf(documents.get("settings")), named: Object.fromEntries([...named, ...ways]) };
}

function hasWaysOfZones(changes: Changes): boolean {
  return changes.some(({ delta }) => Object.values(delta).some((change) => zonesIn(change).length > 0));
}

/** Names of the payment methods as "payment:cash", including those that the changes add or remove. */
function waysOf(documents: Documents, changes: Changes): readonly (readonly [string, string])[] {
  const settings = documents.get("settings");
  const section = changes.find(({ key }) => key === keyOf("settings", waysSection))?.delta["settings"];
  const lists = [
    ...[whole(section?.before ?? null), isJsonObject(settings) ? (settings[waysSection] ?? null) : null],
    whole(section?.after ?? null),
  ];
  const entries = lists.flatMap((list) => (Array.isArray(list) ? list.filter(isJsonObject) : []));
  return entries.map(({ id, name }) => [`payment:${String(id)}`, String(name ?? id).slice(0, maxNameLength)] as const);
}

/** Menu documents of single branches. */
function menusOf(settings: Json | undefined): WireDraft["menus"] {
  const locations = isJsonObject(settings) ? settings["locations"] : null;
  return (Array.isArray(locations) ? locations.filter(isJsonObject) : []).flatMap((location) => {
    const { name, price_file_path: path } = location;
    return typeof path === "string" && path !== "" ? [{ document: priceFileName(path), name: String(name ?? "") }] : [];
  });
}

function keysNamedIn(key: EntityKey, delta: EntityDelta): readonly EntityKey[] {
  return Object.values(delta).flatMap((change) => {
    const { before, after } = change;
    if (key.startsWith("layout:")) return differing("category", whole(before), whole(after));
    if (key.startsWith("settings:")) return zonesIn(change).map((zone) => keyOf("zone", zone));
    return Object.entries(naming).flatMap(([field, kind]) =>
      differing(kind, fieldOf(before, field), fieldOf(after, field)),
    );
  });
}

function zonesIn({ before, after }: FacetDelta): readonly string[] {
  const maps = byZone.flatMap((field) => [fieldOf(before, field), fieldOf(after, field)]);
  return maps.flatMap((map) => (isJsonObject(map) ? Object.keys(map) : []));
}

function differing(kind: "product" | "category", before: Json, after: Json): readonly EntityKey[] {
  const [was, is] = [new Set(textsIn(before)), new Set(textsIn(after))];
  return [...was, ...is].filter((id) => was.has(id) !== is.has(id)).map((id) => keyOf(kind, id));
}

function whole(side: FacetSide): Json {
  return side !== null && "whole" in side ? side.whole : null;
}

function fieldOf(side: FacetSide, field: string): Json {
  if (side === null) return null;
  const content = "whole" in side ? side.whole : side.fields;
  return isJsonObject(content) ? (content[field] ?? null) : null;
}
