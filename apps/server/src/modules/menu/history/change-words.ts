import { isMenu, type WireDraft } from "@skatert/contract";
import { isJsonObject, type Json } from "../../../shop/editing/overlay.ts";
import type { EntityDelta, FacetDelta, FacetSide } from "../../../shop/entities/delta.ts";
import { subjectOf, textsIn } from "../../../shop/entities/documents/entries.ts";
import { ARCHIVE } from "../../../shop/entities/documents/forms.ts";
import { type Documents, type EntityKey, keyOf, readKey } from "../../../shop/entities/entity.ts";
import { entityIn } from "../../../shop/entities/entity-in.ts";
import { entityName } from "../../../shop/entities/entity-name.ts";
import { priceFileName } from "../../../shop/folder/check-references.ts";

/** Fields that contain ids of other entities, with the kind of those entities. */
const naming = { products: "product", categories: "category", auto: "coupon", codes: "coupon" } as const;
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
    if (key.startsWith("settings:")) return zonesIn(change).map((zone) => keyOf("zone", zone));
    const ordered = key.startsWith(layout) ? keysInOrder(key.slice(layout.length), change) : [];
    const listed = Object.entries(naming).flatMap(([field, kind]) =>
      differing(fieldOf(before, field), fieldOf(after, field)).map((id) => keyOf(kind, id)),
    );
    return [...ordered, ...listed];
  });
}

const layout = "layout:";

/** What the order of a document gained and lost. The settings' order has names of fields. */
function keysInOrder(document: string, { before, after }: FacetDelta): readonly EntityKey[] {
  const subject = subjectOf(document);
  if (subject === "settings") return [];
  return differing(whole(before), whole(after)).flatMap((id) => {
    if (isMenu(subject)) return keyOf("category", id);
    if (subject !== ARCHIVE) return keyOf("content", `${subject}/${id}`);
    const archived = readKey(id);
    return archived === null ? [] : keyOf(archived.kind, archived.id);
  });
}

function zonesIn({ before, after }: FacetDelta): readonly string[] {
  const maps = byZone.flatMap((field) => [fieldOf(before, field), fieldOf(after, field)]);
  return maps.flatMap((map) => (isJsonObject(map) ? Object.keys(map) : []));
}

function differing(before: Json, after: Json): readonly string[] {
  const [was, is] = [new Set(textsIn(before)), new Set(textsIn(after))];
  return [...was, ...is].filter((id) => was.has(id) !== is.has(id));
}

function whole(side: FacetSide): Json {
  return side !== null && "whole" in side ? side.whole : null;
}

function fieldOf(side: FacetSide, field: string): Json {
  if (side === null) return null;
  const content = "whole" in side ? side.whole : side.fields;
  return isJsonObject(content) ? (content[field] ?? null) : null;
}
