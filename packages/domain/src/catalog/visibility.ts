import { ancestorsOf } from "./tree.ts";
import type { Catalog, Category, LocationId, Product } from "./types.ts";

const uncategorizedParentId = 15;
const uncategorizedName = "uncategorized";

/**
 * A category that is itself hidden: by its flag, as a child of category 15, or by the name 'uncategorized'
 * (VALID-3).
 */
export function isCategoryHidden(category: Pick<Category, "isHidden" | "name" | "parentId">): boolean {
  return (
    category.isHidden ||
    category.parentId === uncategorizedParentId ||
    category.name.toLowerCase().includes(uncategorizedName)
  );
}

/** Hidden itself or below a hidden category. */
export function isHiddenInMenu(category: Category, catalog: Pick<Catalog, "categoryById">): boolean {
  return isCategoryHidden(category) || ancestorsOf(category, catalog.categoryById).some(isCategoryHidden);
}

/** Categories of the menu in the shop's order, without hidden and supplement categories. */
export function menuCategories(catalog: Catalog): readonly Category[] {
  return catalog.categories.filter(
    (category) => !catalog.supplementCategoryIds.has(category.id) && !isHiddenInMenu(category, catalog),
  );
}

/**
 * The section of a dish: its first visible category, subcategories before their parents. Null for a dish
 * without a visible category.
 */
export function homeCategory(
  product: Pick<Product, "categoryIds">,
  catalog: Pick<Catalog, "categoryById">,
): Category | null {
  const categories = product.categoryIds
    .flatMap((id) => catalog.categoryById.get(id) ?? [])
    .filter((category) => !isHiddenInMenu(category, catalog));
  return categories.find(({ parentId }) => parentId !== null) ?? categories[0] ?? null;
}

export interface ShelfView {
  /** Null: no location is chosen yet, so dishes of every location are shown. */
  readonly locationId: LocationId | null;
  readonly showOutOfStock: boolean;
}

/**
 * The dishes of a category that the location sells. Leaves out sold-out dishes unless the shop shows them
 * (VALID-4).
 */
export function visibleProducts(category: Pick<Category, "products">, view: ShelfView): readonly Product[] {
  return category.products.filter(
    (product) => (view.showOutOfStock || product.inStock) && isSoldAt(product, view.locationId),
  );
}

/** Whether a location sells the product. A product with an empty list of locations is sold everywhere. */
export function isSoldAt(product: Pick<Product, "locationIds">, locationId: LocationId | null): boolean {
  return locationId === null || product.locationIds.length === 0 || product.locationIds.includes(locationId);
}
