import { isJsonObject, type Json, type JsonObject } from "../../documents/json.ts";

/** A category of a menu or of its translation, separated from its dishes. */
export interface CategoryPieces {
  readonly id: string;
  /** The category with the ids of its products in place of the products. */
  readonly facet: JsonObject;
  readonly products: ReadonlyMap<string, JsonObject>;
}

/** Categories are shared by many revisions, so each is split once. */
const known = new WeakMap<JsonObject, CategoryPieces | null>();

/** Null: the category, or one of its products, has no distinct id. */
export function piecesOfCategory(category: Json): CategoryPieces | null {
  if (!isJsonObject(category)) return null;
  const found = known.get(category);
  if (found !== undefined) return found;
  const pieces = split(category);
  known.set(category, pieces);
  return pieces;
}

function split(category: JsonObject): CategoryPieces | null {
  const id = idOf(category);
  if (id === null) return null;
  const { products } = category;
  if (products === undefined) return { id, facet: category, products: new Map() };
  const listed = productsById(products);
  if (listed === null) return null;
  return { id, facet: { ...category, products: listed.ids }, products: listed.products };
}

/** Null: an entry without an id, or two different ones with the same id. */
export function productsById(
  list: Json | undefined,
): { readonly ids: readonly string[]; readonly products: ReadonlyMap<string, JsonObject> } | null {
  if (!Array.isArray(list)) return null;
  const products = new Map<string, JsonObject>();
  const ids: string[] = [];
  for (const product of list) {
    const id = isJsonObject(product) ? idOf(product) : null;
    if (id === null || !isJsonObject(product)) return null;
    const other = products.get(id);
    if (other !== undefined && !isSameText(other, product)) return null;
    if (other === undefined) products.set(id, product);
    ids.push(id);
  }
  return { ids, products };
}

export function idOf(entry: JsonObject): string | null {
  const { id } = entry;
  return (typeof id === "number" || typeof id === "string") && id !== "" ? String(id) : null;
}

/** Byte for byte, because splitting and joining a document must not change it. */
export function isSameText(some: Json | undefined, other: Json | undefined): boolean {
  return some === other || JSON.stringify(some) === JSON.stringify(other);
}
