import type { Catalog, Product, ProductId } from "./types.ts";
import { menuCategories } from "./visibility.ts";

/**
 * The favorites in menu order, each once. Leaves out hidden categories (VALID-3) and categories whose name
 * contains one of the labels, "new items" and "promotions" in the menu's languages (SCREEN-3).
 */
export function favoriteProducts(
  catalog: Catalog,
  favoriteIds: ReadonlySet<ProductId>,
  leftOutLabels: readonly string[],
): readonly Product[] {
  const labels = leftOutLabels.map((label) => label.trim().toLowerCase()).filter((label) => label !== "");
  const favorites = new Map<ProductId, Product>();
  for (const category of menuCategories(catalog)) {
    const name = category.name.toLowerCase();
    if (labels.some((label) => name.includes(label))) continue;
    for (const product of category.products) {
      if (favoriteIds.has(product.id)) favorites.set(product.id, catalog.products.get(product.id) ?? product);
    }
  }
  return [...favorites.values()];
}
