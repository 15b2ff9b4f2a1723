import { indexCatalog } from "./index-catalog.ts";
import type { Catalog, Category, CategoryId } from "./types.ts";

/** Number of dishes after which the first pass of a fragmented menu ends: about four phone screens. */
export const FIRST_PASS_DISHES = 24;

/**
 * Number of menu sections in the first pass (STATE-2): whole sections in order until they hold
 * `FIRST_PASS_DISHES`. `sizes`: dishes per section. At least one section if there is any.
 */
export function firstPassLength(sizes: readonly number[]): number {
  let dishes = 0;
  const end = sizes.findIndex((size) => {
    dishes += size;
    return dishes >= FIRST_PASS_DISHES;
  });
  return end === -1 ? sizes.length : end + 1;
}

/**
 * The menu of both passes (STATE-2). Categories of the first pass keep their place and dishes. The second
 * pass adds dishes and categories that the first lacks. For a dish in both passes the first pass wins.
 */
export function mergeCatalogs(first: Catalog, second: Catalog): Catalog {
  const later: ReadonlyMap<CategoryId, Category> = second.categoryById;
  const known = first.categories.map((category) => withMore(category, later.get(category.id)));
  const added = second.categories.filter(({ id }) => !first.categoryById.has(id));
  return indexCatalog([...known, ...added]);
}

function withMore(category: Category, later: Category | undefined): Category {
  const known = new Set(category.products.map(({ id }) => id));
  const more = (later?.products ?? []).filter(({ id }) => !known.has(id));
  return more.length === 0 ? category : { ...category, products: [...category.products, ...more] };
}
