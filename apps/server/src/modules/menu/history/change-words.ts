import {
  isMenu,
  type ReferenceKind,
  referencedIds,
  referenceKind,
  referencesWithin,
  type WireDraft,
} from "@skatert/contract";
import { isJsonObject, type Json } from "../../../shop/documents/json.ts";
import { priceFileName } from "../../../shop/documents/shop-document.ts";
import type { EntityDelta, FacetDelta, FacetSide } from "../../../shop/entities/delta.ts";
import { subjectOf, textsIn } from "../../../shop/entities/documents/entries.ts";
import { ARCHIVE } from "../../../shop/entities/documents/forms.ts";
import { type Documents, type EntityKey, keyOf, readKey } from "../../../shop/entities/entity.ts";
import { entityIn } from "../../../shop/entities/entity-in.ts";
import { entityName } from "../../../shop/entities/entity-name.ts";
import { LOCATION } from "../../../shop/entities/own-menus/own-menu.ts";

const maxNames = 1_000;
const maxNameLength = 200;

/** Settings that are keyed by zone, and the section with the payment methods that they use. */
const byZone = ["all_zones_zone_payment_methods", "all_zones_payments_status"];
const waysSection = "payment_methods";

type Changes = readonly { readonly key: EntityKey; readonly name: string; readonly delta: EntityDelta }[];

/**
 * Names for the ids in changed fields: menus of branches, dishes added to or removed from a category, branches, zones
 * and their payment methods.
 */
export function wordsOf(documents: Documents, changes: Changes): Pick<WireDraft, "menus" | "named"> {
  const keys = new Set(changes.flatMap(({ key, delta }) => keysNamedIn(key, delta)));
  // A new entity exists only in the draft, in no document yet.
  const changed = new Map<string, string>(changes.map(({ key, name }) => [key, name]));
  const nameOf = (key: string) => changed.get(key) ?? publishedName(documents, key);
  const named = [...keys].slice(0, maxNames).flatMap((key) => {
    const name = nameOf(key);
    return name === null ? [] : [[key, name] as const];
  });
  const ways = hasWaysOfZones(changes) ? waysOf(documents, changes) : [];
  return { menus: menusOf(documents.get("settings"), changes), named: Object.fromEntries([...named, ...ways]) };
}

/** Null: nothing in the shop has this key any more. */
function publishedName(documents: Documents, key: string): string | null {
  const [kind = "", id = ""] = [key.slice(0, key.indexOf(":")), key.slice(key.indexOf(":") + 1)];
  if (kind === "location") return namedIn(documents.get("settings"), "locations", "term_id", id);
  if (kind === "post") return titledPost(documents.get("blog"), id);
  const entity = readKey(key);
  const facets = entity === null ? null : entityIn(documents, keyOf(entity.kind, entity.id));
  return entity === null || facets === null ? null : entityName(keyOf(entity.kind, entity.id), facets);
}

function namedIn(settings: Json | undefined, section: string, field: string, id: string): string | null {
  const list = isJsonObject(settings) ? settings[section] : null;
  const found = Array.isArray(list)
    ? list.filter(isJsonObject).find((entry) => String(entry[field]) === id)
    : undefined;
  return found === undefined ? null : String(found["name"] ?? "").slice(0, maxNameLength) || null;
}

function titledPost(posts: Json | undefined, slug: string): string | null {
  const found = Array.isArray(posts) ? posts.filter(isJsonObject).find((post) => post["slug"] === slug) : undefined;
  return found === undefined ? null : String(found["title"] ?? "").slice(0, maxNameLength) || null;
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

/** Menu documents of single branches, and those that the changes begin or give up. */
function menusOf(settings: Json | undefined, changes: Changes): WireDraft["menus"] {
  const locations = isJsonObject(settings) ? settings["locations"] : null;
  const present = (Array.isArray(locations) ? locations.filter(isJsonObject) : []).map((location) => ({
    name: String(location["name"] ?? ""),
    path: location["price_file_path"],
  }));
  const changed = changes.flatMap(({ name, delta }) => {
    const { before = null, after = null } = delta[LOCATION] ?? {};
    return [fieldOf(after, pathField), fieldOf(before, pathField)].map((path) => ({ name, path }));
  });
  const menus = [...present, ...changed].flatMap(({ name, path }) =>
    typeof path === "string" && path !== "" ? [[priceFileName(path), name] as const] : [],
  );
  return [...new Map(menus.toReversed())].map(([document, name]) => ({ document, name }));
}

const pathField = "price_file_path";

function keysNamedIn(key: EntityKey, delta: EntityDelta): readonly string[] {
  return Object.values(delta).flatMap((change) => {
    const ordered = key.startsWith(layout) ? keysInOrder(key.slice(layout.length), change) : [];
    return [...zonesIn(change).map((zone) => keyOf("zone", zone)), ...ordered, ...keysInFields(change)];
  });
}

/** What the changed fields refer to. Of a list of ids only what it gained and lost: a category may have 1,000 dishes. */
function keysInFields({ before, after }: FacetDelta): readonly string[] {
  const [was, is] = [contentOf(before), contentOf(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((field) => {
    const [old, present] = [was[field] ?? null, is[field] ?? null];
    const kind = referenceKind(field);
    const ids = [referencedIds(old), referencedIds(present)] as const;
    if (kind !== undefined && (hasEntries(old) || hasEntries(present))) return ids.flat().map(keyAt(kind));
    if (kind !== undefined) return differing(...ids).map(keyAt(kind));
    return JSON.stringify(old) === JSON.stringify(present)
      ? []
      : [...referencesWithin(old), ...referencesWithin(present)];
  });
}

/** A list with entries of their own, such as supplements with groups, is shown as a whole. */
function hasEntries(value: Json): boolean {
  return Array.isArray(value) && value.some((entry) => isJsonObject(entry ?? null));
}

function keyAt(kind: ReferenceKind): (id: string) => string {
  return (id) => `${kind}:${id}`;
}

/** The fields of a side; those of each entry of a list that is edited as a whole, under one name. */
function contentOf(side: FacetSide): Readonly<Record<string, Json>> {
  if (side === null) return {};
  const content = "whole" in side ? side.whole : side.fields;
  if (Array.isArray(content)) return { "": content };
  return Object.fromEntries(
    Object.entries(isJsonObject(content) ? content : {}).map(([name, each]) => [name, each ?? null]),
  );
}

const layout = "layout:";

/** What the order of a document gained and lost. The settings' order has names of fields. */
function keysInOrder(document: string, { before, after }: FacetDelta): readonly EntityKey[] {
  const subject = subjectOf(document);
  if (subject === "settings") return [];
  return differing(textsIn(whole(before)), textsIn(whole(after))).flatMap((id) => {
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

function differing(before: readonly string[], after: readonly string[]): readonly string[] {
  const [was, is] = [new Set(before), new Set(after)];
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
