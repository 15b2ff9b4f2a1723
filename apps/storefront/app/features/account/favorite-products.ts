import type { Catalog, Category, Product } from "@skatert/domain";

/**
 * A shopper's dishes in the menu's order, each once; sections whose name has one of the labels (new
 * items, promotions) are left out (SCREEN-3). `labels` are in the languages of the menu, not of the interface.
 */
export function favoriteProducts(
  { categories }: Pick<Catalog, "categories">,
  ids: readonly number[],
  labels: readonly string[],
): readonly Product[] {
  const wanted = new Set(ids);
  const lower = labels.map((label) => label.toLowerCase());
  const isLabelled = ({ name }: Category) => lower.some((label) => name.toLowerCase().includes(label));
  const found = categories
    .filter((category) => !isLabelled(category))
    .flatMap(({ products }) => products)
    .filter(({ id }) => wanted.has(id));
  return [...new Map(found.map((product) => [product.id, product])).values()];
}
