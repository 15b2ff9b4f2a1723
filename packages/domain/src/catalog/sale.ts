import type { Catalog, ProductId } from "./types.ts";
import { isHiddenInMenu } from "./visibility.ts";

/**
 * dish: can be a line. supplement: sold only with a dish. hidden: only in hidden categories, so it can be a
 * gift or a supplement but not a line (readings "Time, zones, stock").
 */
export type Sale = "dish" | "supplement" | "hidden" | "unknown";

/**
 * How a product is sold. One visible category outside 'допы' makes it a dish, whatever its other categories
 * are.
 */
export function saleOf(productId: ProductId, catalog: Catalog): Sale {
  const product = catalog.products.get(productId);
  if (product === undefined) return "unknown";
  const places = product.categoryIds.flatMap((id) => catalog.categoryById.get(id) ?? []);
  const onShelf = places.filter((category) => !isHiddenInMenu(category, catalog));
  if (onShelf.some((category) => !catalog.supplementCategoryIds.has(category.id))) return "dish";
  return places.some((category) => catalog.supplementCategoryIds.has(category.id)) ? "supplement" : "hidden";
}
