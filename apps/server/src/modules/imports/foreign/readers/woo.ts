import { isJsonObject, type Json, type JsonObject } from "../../../../shop/documents/json.ts";
import { idIn, objectIn, objectsIn, textIn } from "../../menu/json-fields.ts";
import { type ForeignDish, type ForeignMenu, type ForeignNote, type ForeignSize, note } from "../foreign-menu.ts";
import { moneyOf } from "../limits.ts";
import { type AddonGroup, addonUses } from "./woo-addons.ts";
import { bundleUses, compositeUses } from "./woo-sets.ts";

/**
 * Answers of WooCommerce's REST API in one file: products of `wc/v3`, their variations, and groups of
 * `wc-product-add-ons/v2/global-add-ons`, as one list or as lists by any name.
 */
export function readWoo(file: Json): ForeignMenu | null {
  const all = Array.isArray(file) ? objectsIn(file) : isJsonObject(file) ? Object.values(file).flatMap(objectsIn) : [];
  const products = all.filter((each) => "type" in each && "categories" in each && "name" in each);
  if (!products.some((product) => "regular_price" in product)) return null;
  const variations = Map.groupBy(
    all.filter(({ type, parent_id: parent }) => type === "variation" || idIn(parent) > 0),
    ({ parent_id: parent }) => idIn(parent),
  );
  const groups = all.filter((each) => Array.isArray(each["fields"]) && "restrict_to_categories" in each).map(groupOf);
  const listed = products.filter(({ type, parent_id: parent }) => type !== "variation" && idIn(parent) === 0);
  const plain = listed.map((product) => ({ product, dish: dishOf(product, variations, groups) }));
  const dishes = new Map(plain.map(({ dish }) => [dish.id, dish]));
  return {
    system: "woocommerce",
    dishes: plain.map(({ product, dish }) => {
      const parts = product["type"] === "bundle" ? bundleUses(product, dishes) : compositeUses(product, listed, dishes);
      return { ...dish, uses: [...parts.uses, ...dish.uses], notes: [...dish.notes, ...parts.notes] };
    }),
  };
}

function groupOf(entry: JsonObject): AddonGroup & { readonly categories: readonly number[] } {
  const listed = Array.isArray(entry["restrict_to_categories"]) ? entry["restrict_to_categories"] : [];
  return {
    id: textIn(entry["id"]),
    fields: objectsIn(entry["fields"]),
    categories: listed.map((each) => idIn(isJsonObject(each) ? each["id"] : each)),
  };
}

function dishOf(
  product: JsonObject,
  variations: ReadonlyMap<number, readonly JsonObject[]>,
  groups: readonly (AddonGroup & { readonly categories: readonly number[] })[],
): ForeignDish {
  const id = idIn(product["id"]);
  const notes: ForeignNote[] = [];
  const inline = objectsIn(product["variations"]);
  const sizes = (inline.length > 0 ? inline : (variations.get(id) ?? [])).flatMap((each): ForeignSize[] => {
    const price = priceOf(each);
    const name = objectsIn(each["attributes"])
      .map(({ option }) => textIn(option))
      .join(", ");
    return price === null || name === "" ? [] : [{ name, price, weight: textIn(each["weight"]) }];
  });
  const price = priceOf(product);
  const isSized = product["type"] === "variable";
  const isPriced = isSized ? sizes.length > 0 : price !== null;
  if (!isPriced) notes.push(note("no-price"));
  const categories = objectsIn(product["categories"]);
  const sections = categories.map((each) => idIn(each["id"]));
  const own: AddonGroup = { id: String(id), fields: ownFields(product) };
  const common = isAlone(product)
    ? []
    : groups.filter(
        (group) => group.categories.length === 0 || group.categories.some((each) => sections.includes(each)),
      );
  const read = [...common, own].map((group) => addonUses(group, { price: price ?? 0, sizes: isSized ? sizes : [] }));
  const [image] = objectsIn(product["images"]);
  return {
    id: String(id),
    name: textIn(product["name"]),
    section: categories[0] === undefined ? [] : [textIn(categories[0]["name"])],
    description: textIn(product["short_description"]) || textIn(product["description"]),
    picture: textIn(image?.["src"]),
    weight: "",
    unit: "",
    price: isSized ? null : (price ?? 0),
    sizes: isSized ? sizes : [],
    isOnSale: isPriced && (product["status"] ?? "publish") === "publish" && product["catalog_visibility"] !== "hidden",
    uses: read.flatMap(({ uses }) => uses),
    notes: [...notes, ...read.flatMap((each) => each.notes)],
  };
}

/** A product whose parts are all priced by themselves has no price of its own. */
function priceOf(entry: JsonObject): number | null {
  const price = moneyOf(entry["price"], 100) ?? moneyOf(entry["regular_price"], 100);
  const isSet = entry["type"] === "bundle" || entry["type"] === "composite";
  return isSet ? (moneyOf(entry["sale_price"], 100) ?? moneyOf(entry["regular_price"], 100) ?? 0) : price;
}

/** The add-ons of a product: a field of the plugin's own, or its meta. */
function ownFields(product: JsonObject): readonly JsonObject[] {
  const field = product["addons"];
  if (field !== undefined) return objectsIn(Array.isArray(field) ? field : objectIn(field)["fields"]);
  return objectsIn(metaOf(product, "_product_addons"));
}

/** Whether a product leaves out the groups of its section. */
function isAlone(product: JsonObject): boolean {
  const field = objectIn(product["addons"])["exclude_global_add_ons"];
  return field === true || textIn(metaOf(product, "_product_addons_exclude_global")) === "1";
}

function metaOf(product: JsonObject, key: string): Json | undefined {
  return objectsIn(product["meta_data"]).find((each) => each["key"] === key)?.["value"];
}
