import { isJsonObject, type Json, type JsonObject } from "../documents/json.ts";
import type { Facets } from "../entities/entity.ts";
import { withLeastPrice } from "../entities/own-menus/menu-prices.ts";
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

function sizesOf({ variations }: JsonObject): readonly JsonObject[] {
  return Array.isArray(variations) ? variations.filter(isJsonObject) : [];
}
