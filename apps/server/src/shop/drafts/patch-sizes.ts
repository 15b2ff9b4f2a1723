import { isJsonObject, type Json, type JsonObject } from "../editing/overlay.ts";
import type { Facets } from "../entities/entity.ts";
import { namedFacets } from "./patch-facets.ts";

/** Fields to set, by facet and by the id of the size. */
export type SizePatches = Readonly<Record<string, Readonly<Record<string, JsonObject>>>>;

/** A dish with fields of its sizes set, in every copy. Null: it has no such menu or no such size. */
export function patchSizes(facets: Facets, patches: SizePatches): Facets | null {
  const next: Record<string, Json> = { ...facets };
  for (const [name, sizes] of Object.entries(patches)) {
    for (const facet of namedFacets(facets, name)) {
      const content = next[facet];
      const patched = isJsonObject(content) ? withSizes(content, sizes) : null;
      if (patched === null) return null;
      next[facet] = patched;
    }
  }
  return next;
}

function withSizes(dish: JsonObject, patches: Readonly<Record<string, JsonObject>>): JsonObject | null {
  const sizes = sizesOf(dish);
  const known = new Set(sizes.map(({ id }) => String(id)));
  if (!Object.keys(patches).every((id) => known.has(id))) return null;
  const variations = sizes.map((size) => ({ ...size, ...patches[String(size["id"])] }));
  return withLeastPrice({ ...dish, variations });
}

/** The dish's own price is the lowest of its sizes, because lists show it and sort by it. */
function withLeastPrice(dish: JsonObject): JsonObject {
  const prices = sizesOf(dish)
    .map(({ price, regular_price }) => Number(price ?? regular_price ?? Number.NaN))
    .filter(Number.isFinite);
  const least = Math.min(...prices);
  if (dish["price"] === undefined || prices.length === 0 || Number(dish["price"]) === least) return dish;
  const hasNoDiscount = Number(dish["regular_price"] ?? Number.NaN) === Number(dish["price"]);
  return { ...dish, price: least, ...(hasNoDiscount ? { regular_price: least } : {}) };
}

function sizesOf({ variations }: JsonObject): readonly JsonObject[] {
  return Array.isArray(variations) ? variations.filter(isJsonObject) : [];
}
