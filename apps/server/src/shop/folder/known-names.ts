import { settingsFromWire } from "@skatert/contract";
import { isJsonObject, type Json, type JsonObject } from "../documents/json.ts";
import type { Target } from "../documents/references.ts";
import type { ShopDocument } from "../documents/shop-document.ts";
import { namesAt, placesAt } from "../documents/walk.ts";

/** The known names of each kind; null: references of this kind cannot be checked. */
export type KnownNames = Readonly<Record<Target, ReadonlySet<string> | null>>;

/** WordPress's "uncategorised": a parent that marks categories as hidden and need not exist (VALID-3). */
export const uncategorised = "15";

export function knownNames(documents: readonly ShopDocument[]): KnownNames {
  const collect = (document: string, ...patterns: readonly string[]) => {
    const content = documents.find((one) => one.name === document)?.content ?? null;
    return patterns.flatMap((pattern) => placesAt(content, pattern).flatMap(namesAt)).map((found) => found.name);
  };
  const everyMenu = documents
    .filter((one) => one.name === "catalog" || one.subject.kind === "prices")
    .flatMap((one) => idsOf(one.content));
  const posts = ["pages", "posts", "blog"].flatMap((name) => collect(name, "[].slug"));
  return {
    category: new Set([uncategorised, ...everyMenu.map((menu) => menu.category)]),
    product: new Set(everyMenu.flatMap((menu) => menu.products)),
    coupon: new Set(collect("coupons", "auto[].id", "codes[].id")),
    warehouse: someOf([
      ...collect("settings", "locations[].warehouse_id", "shipping_methods[].pickup_locations[].warehouse_id"),
      ...collect("settings", "shipping_methods[].restaurants[].warehouse_id", "delivery_work_time{keys}"),
      // A single stock may be a store room that supplies every branch and sells nothing itself.
      ...collect("settings", "settings.single_stock_id"),
    ]),
    location: someOf(collect("settings", "locations[].term_id")),
    zone: someOf(zoneIds(documents.find((one) => one.name === "settings")?.content ?? null)),
    "payment method": someOf(collect("settings", "payment_methods[].id")),
    "price file": new Set(documents.filter((one) => one.subject.kind === "prices").map((one) => one.name)),
    post: someOf([...posts, ...collect("information", "[].slug")]),
  };
}

/** Null for a kind without entries in the folder: its references are not checked. */
function someOf(names: readonly string[]): ReadonlySet<string> | null {
  return names.length === 0 ? null : new Set(names);
}

/** Every edit needs all ids of a menu of thousands, so they are collected without paths. */
function idsOf(menu: Json): readonly { category: string; products: readonly string[] }[] {
  return objectsIn(menu).map((category) => ({
    category: String(category["id"] ?? ""),
    products: objectsIn(category["products"]).flatMap(({ id }) =>
      id === undefined || id === null ? [] : [String(id)],
    ),
  }));
}

function objectsIn(list: Json | undefined): readonly JsonObject[] {
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}

const zones = new WeakMap<object, readonly string[]>();

/** Zones need a mapping of all settings, done once per content. */
function zoneIds(settings: Json): readonly string[] {
  const known = isJsonObject(settings) ? zones.get(settings) : undefined;
  const found = known ?? settingsFromWire(settings)?.zones.map((zone) => zone.id) ?? [];
  if (isJsonObject(settings)) zones.set(settings, found);
  return found;
}
