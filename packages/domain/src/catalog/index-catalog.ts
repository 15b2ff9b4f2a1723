import { ancestorsOf } from "./tree.ts";
import type { Catalog, Category, CategoryId, Product, ProductId } from "./types.ts";

const supplementsName = "допы";

/**
 * Builds the look-ups of a menu, once per revision. A product that stands in several categories
 * appears once, with the categories of all its places. Supplements are what the category 'допы',
 * in any case of letters, and its subcategories hold (PRICE-3).
 */
export function indexCatalog(categories: readonly Category[]): Catalog {
  const categoryById = new Map(categories.map((category) => [category.id, category]));
  const products = mergeProducts(categories);
  const lineage = lineages(categoryById);
  return {
    categories,
    categoryById,
    products,
    categoryIdsOf: new Map(Array.from(products.values(), (product) => [product.id, withAncestors(product, lineage)])),
    supplementCategoryIds: supplementCategories(categories, lineage),
  };
}

function mergeProducts(categories: readonly Category[]): ReadonlyMap<ProductId, Product> {
  const merged = new Map<ProductId, Product>();
  for (const category of categories) {
    for (const product of category.products) {
      const known = merged.get(product.id) ?? product;
      merged.set(product.id, standingIn(known, [...product.categoryIds, category.id]));
    }
  }
  return merged;
}

function standingIn(product: Product, categoryIds: readonly CategoryId[]): Product {
  const missing = new Set(categoryIds.filter((id) => !product.categoryIds.includes(id)));
  return missing.size === 0 ? product : { ...product, categoryIds: [...product.categoryIds, ...missing] };
}

type Lineages = ReadonlyMap<CategoryId, readonly CategoryId[]>;

/** Each category's own id and its ancestors'. */
function lineages(categoryById: ReadonlyMap<CategoryId, Category>): Lineages {
  return new Map(
    Array.from(categoryById.values(), (category) => [
      category.id,
      [category.id, ...ancestorsOf(category, categoryById).map((each) => each.id)],
    ]),
  );
}

function withAncestors(product: Product, lineage: Lineages): ReadonlySet<CategoryId> {
  return new Set(product.categoryIds.flatMap((id) => lineage.get(id) ?? [id]));
}

function supplementCategories(categories: readonly Category[], lineage: Lineages): ReadonlySet<CategoryId> {
  const named = new Set(
    categories
      .filter((category) => category.name.trim().toLowerCase() === supplementsName)
      .map((category) => category.id),
  );
  const within = categories.filter((category) => lineage.get(category.id)?.some((id) => named.has(id)));
  return new Set(within.map((category) => category.id));
}
