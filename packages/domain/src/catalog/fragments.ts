import { indexCatalog } from "./index-catalog.ts";
import type { Catalog, Category, CategoryId } from "./types.ts";

/** Dishes after which the first pass of a fragmented menu ends: some four screens of a phone. */
export const FIRST_PASS_DISHES = 24;

/**
 * How many of a menu's sections come in the first pass (STATE-2): whole ones, in order, until they hold
 * `FIRST_PASS_DISHES`. `sizes`: dishes of each section. At least one section where there is any.
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
 * The menu of both passes (STATE-2): every category of the first keeps its place and its dishes, the second adds
 * what the first had not, dishes to known categories and further categories. A dish that both have is the first's.
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
