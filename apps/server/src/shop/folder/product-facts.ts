import { isMenu, ProductSchema, shapeFaults } from "@skatert/contract";
import type { TakeTurn } from "../../jobs/slices.ts";
import { isJsonObject, type Json, type JsonObject } from "../documents/json.ts";
import { REFERENCES } from "../documents/references.ts";
import { namesAt, placesAt } from "../documents/walk.ts";

/** Products are shared by many revisions and never change in place (decision 034), so each is analysed once. */

type Shape = ReturnType<typeof shapeFaults>;
type Names = ReturnType<typeof namesAt>;

/** Facts about a product for the checks of a menu. Paths are below the product. */
export interface ProductFacts {
  readonly id: string;
  /** Copies of a dish in several categories must agree on it. */
  readonly meaning: string;
  readonly hasPrice: boolean;
  /** Paths of ids of variations that repeat an earlier one. */
  readonly repeated: readonly string[];
  readonly variations: readonly string[];
  /** The names in a field of the product, by its pattern. */
  readonly named: ReadonlyMap<string, Names>;
}

const inProducts = "[].products[].";
const patterns = REFERENCES.flatMap(({ document, at }) =>
  document === "catalog" && at.startsWith(inProducts) ? [at.slice(inProducts.length)] : [],
);

const shapes = new WeakMap<object, Shape>();
const facts = new WeakMap<object, ProductFacts>();
const lists = new WeakMap<object, readonly ProductList[]>();
const names = new WeakMap<object, Map<string, readonly string[]>>();

/** The field of products in a pattern of a menu; null: the pattern is for another part of the menu. */
export function productField(at: string): string | null {
  return at.startsWith(inProducts) ? at.slice(inProducts.length) : null;
}

export function productShape(product: Json): Shape {
  return once(shapes, product, (value) => shapeFaults(ProductSchema, value));
}

export function productFacts(product: Json): ProductFacts {
  return once(facts, product, (value) => {
    const ids = placesAt(value, "variations[].id").map(({ path, value: id }) => ({ path, id: String(id) }));
    const variations = ids.map(({ id }) => id);
    return {
      id: String(valueAt(value, "id")),
      meaning: JSON.stringify([valueAt(value, "name"), valueAt(value, "slug"), valueAt(value, "price")]),
      hasPrice: hasPrice(value),
      repeated: ids.filter(({ id }, index) => variations.indexOf(id) < index).map(({ path }) => path),
      variations,
      named: new Map(patterns.map((pattern) => [pattern, placesAt(value, pattern).flatMap(namesAt)])),
    };
  });
}

function once<Fact>(known: WeakMap<object, Fact>, content: Json, find: (content: Json) => Fact): Fact {
  if (typeof content !== "object" || content === null) return find(content);
  const found = known.get(content) ?? find(content);
  known.set(content, found);
  return found;
}

function hasPrice(product: Json): boolean {
  const prices = [...placesAt(product, "price"), ...placesAt(product, "variations[].price")];
  const regular = placesAt(product, "variations[].regular_price");
  return [...prices, ...regular].some(({ value }) => value !== "" && value !== false);
}

function valueAt(product: Json, field: string): Json {
  return placesAt(product, field)[0]?.value ?? null;
}

/** A product with its place in a menu. */
export interface ListedProduct {
  readonly category: number;
  readonly index: number;
  readonly product: JsonObject;
}

/** The products of one category, without masked ones, which are null. */
export interface ProductList {
  /** The dish's object in the menu. */
  readonly list: readonly Json[];
  readonly products: readonly ListedProduct[];
}

export function productLists(menu: Json): readonly ProductList[] {
  return once(lists, menu, (content) =>
    (Array.isArray(content) ? content : []).flatMap((entry: Json, category) => {
      const list: Json = isJsonObject(entry) ? (entry["products"] ?? null) : null;
      return Array.isArray(list) ? [{ list, products: productsOf(list, category) }] : [];
    }),
  );
}

function productsOf(list: readonly Json[], category: number): readonly ListedProduct[] {
  return list.flatMap((product, index) => (isJsonObject(product) ? [{ category, index, product }] : []));
}

/** The products of a menu. */
export function productsIn(menu: Json): readonly ListedProduct[] {
  return productLists(menu).flatMap(({ products }) => products);
}

/** The names in a field of a category's products, each once: thousands of dishes name the same few. */
export function namesInList(list: readonly Json[], field: string): readonly string[] {
  const known = once(names, list, () => new Map<string, readonly string[]>());
  const found = known.get(field) ?? distinctNames(list, field);
  known.set(field, found);
  return found;
}

function distinctNames(list: readonly Json[], field: string): readonly string[] {
  const found = new Set<string>();
  for (const product of list)
    if (isJsonObject(product)) for (const { name } of productFacts(product).named.get(field) ?? []) found.add(name);
  return [...found];
}

export function pathOf({ category, index }: Pick<ListedProduct, "category" | "index">): string {
  return `[${category}].products[${index}]`;
}

/**
 * Analyses every product of a shop in slices, so that a later check of the whole shop is short: it may hold a
 * transaction open.
 */
export async function lookAtDocuments(documents: Iterable<readonly [string, Json]>, takeTurn: TakeTurn): Promise<void> {
  for (const [name, content] of documents) {
    for (const { product } of isMenu(name) ? productsIn(content) : []) {
      productShape(product);
      productFacts(product);
      await takeTurn();
    }
  }
}
