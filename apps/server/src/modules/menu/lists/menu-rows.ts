import { isMenu, type WireCategoryRow, type WireProductRow } from "@skatert/contract";
import { isJsonObject, type Json, type JsonObject } from "../../../shop/documents/json.ts";
import type { EntityView } from "../../../shop/drafts/draft-view.ts";
import { isArchived, unarchived } from "../../../shop/entities/archived.ts";
import { textsIn, textsOf } from "../../../shop/entities/documents/entries.ts";
import { documentOf, type Facets, readKey } from "../../../shop/entities/entity.ts";
import { optionPrices } from "../../../shop/entities/own-menus/menu-prices.ts";
import { refToWire } from "../entity-to-wire.ts";
import type { BranchMenu } from "./branch-menus.ts";

/**
 * A dish in a list. `listedIn`: ids of the categories whose lists name it. `menus`: of the branches; a menu that is not
 * published yet has the main menu's prices where the draft states none.
 */
export function productRow(
  view: EntityView,
  listedIn: readonly string[],
  menus: readonly BranchMenu[],
): WireProductRow {
  const { key, name, state, version, facets, published } = view;
  const own = unarchived(facets ?? published ?? {});
  const main = mainFacet(own);
  return {
    ...refToWire(key, name),
    state,
    etag: version,
    category_ids: categoryIds(view, listedIn),
    prices: pricesByMenu(own, menus),
    image: imageOf(main),
    weight: main["portion_nat_size"] ?? null,
    unit: typeof main["measure_unit"] === "string" ? main["measure_unit"] : "",
    variations: sizesOf(main).length,
    sizes: sizesOf(main).map((size) => ({
      id: String(size["id"]),
      name: sizeName(size),
      weight: size["portion_nat_size"] ?? null,
    })),
    languages: languagesOf(own),
    option_groups: main["option_groups"] ?? null,
    published_groups: entriesOf(mainFacet(published ?? {})["option_groups"]).map((use) => String(use["group_id"])),
  };
}

/** The categories of a dish: those that it names, and those that list it, as guests see it. */
export function categoryIds({ facets, published }: EntityView, listedIn: readonly string[]): string[] {
  return [...new Set([...textsOf(mainFacet(facets ?? published ?? {})["categories"]), ...listedIn])];
}

/** A category in a list. */
export function categoryRow({ key, name, state, facets, published }: EntityView): WireCategoryRow {
  const own = unarchived(facets ?? published ?? {});
  const main = mainFacet(own);
  return {
    ...refToWire(key, name),
    state: facets !== null && isArchived(facets) ? "archived" : state,
    parent: main["parent"] ?? null,
    hidden: main["hide_category"] === true,
    image: imageOf(main),
    product_ids: [...textsIn(main["products"])],
    choice: main["choice"] ?? null,
    languages: languagesOf(own),
  };
}

/** Ids of the dishes of a category in every menu. */
export function productIds(facets: Facets): string[] {
  return Object.entries(facets).flatMap(([facet, content]) =>
    isMenu(facet) && isJsonObject(content) ? textsIn(content["products"]) : [],
  );
}

/** A group of options in the list of prices; null: no menu states a price for one of its options. */
export function groupRow(view: EntityView, menus: readonly BranchMenu[]): WireProductRow | null {
  const { key, facets } = view;
  if (facets === null || isArchived(facets)) return null;
  const row = productRow(view, [readKey(key)?.id ?? ""], menus);
  const hasPrices = Object.values(row.prices).some(({ options }) => Object.keys(options).length > 0);
  return hasPrices ? { ...row, id: key } : null;
}

function pricesByMenu(own: Facets, menus: readonly BranchMenu[]): WireProductRow["prices"] {
  const listed = Object.entries(own).filter(([facet, content]) => isMenu(facet) && content !== null);
  const prices = Object.fromEntries(listed.map(([facet, content]) => [facet, pricesOf(content)]));
  const main = prices["catalog"];
  const asMain = menus.flatMap(({ facet, state }) =>
    main === undefined || state === "published" || own[facet] !== undefined ? [] : [[facet, main] as const],
  );
  return { ...prices, ...Object.fromEntries(asMain) };
}

function pricesOf(content: Json) {
  const fields = isJsonObject(content) ? content : {};
  return {
    ...priceOf(fields),
    options: optionPrices(fields),
    sizes: Object.fromEntries(sizesOf(fields).map((size) => [String(size["id"]), priceOf(size)])),
  };
}

function priceOf({ price = null, regular_price = null, in_stock = null }: JsonObject) {
  return { price, regular_price, in_stock };
}

function sizesOf({ variations }: JsonObject): readonly JsonObject[] {
  return entriesOf(variations);
}

function entriesOf(list: Json | undefined): readonly JsonObject[] {
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}

/** "30 см, тонкое". */
function sizeName({ attributes }: JsonObject): string {
  const listed = Array.isArray(attributes) ? attributes.filter(isJsonObject) : [];
  return listed.map(({ option }) => String(option ?? "")).join(", ");
}

function imageOf({ images, image }: JsonObject): string | null {
  const [first] = Array.isArray(images) ? images : [];
  const shown = first ?? image;
  const src = isJsonObject(shown) ? shown["src"] : shown;
  return typeof src === "string" && src !== "" ? src : null;
}

function languagesOf(facets: Facets): string[] {
  return Object.keys(facets).flatMap((facet) => /^catalog\.([\w-]+)$/.exec(facet)?.[1] ?? []);
}

function mainFacet(facets: Facets): JsonObject {
  const own = unarchived(facets);
  const names = Object.keys(own).filter((facet) => isMenu(documentOf(facet)));
  const content = own["catalog"] ?? own[names[0] ?? ""];
  return isJsonObject(content) ? content : {};
}
