import { ancestorsOf } from "./tree.ts";
import type { Catalog, Category, CategoryId, ChoiceGroup, ChoiceOption, GroupId, Product, ProductId } from "./types.ts";

const supplementsName = "допы";

/**
 * Builds the indexes of a menu, once per revision. A product in several categories appears once, with all its
 * categories. Supplements are the products of the category 'допы', in any letter case, and of its
 * subcategories (PRICE-3).
 */
export function indexCatalog(categories: readonly Category[]): Catalog {
  const categoryById = new Map(categories.map((category) => [category.id, category]));
  const products = mergeProducts(categories);
  const lineage = lineages(categoryById);
  return {
    categories,
    categoryById,
    products,
    categoryIdsOf: categoriesWithAncestors(products, lineage),
    supplementCategoryIds: supplementCategories(categories, lineage),
    groups: choiceGroups(categories),
  };
}

function mergeProducts(categories: readonly Category[]): ReadonlyMap<ProductId, Product> {
  const merged = new Map<ProductId, Product>();
  for (const category of categories) {
    for (const product of category.products) {
      const known = merged.get(product.id);
      if (known === undefined && product.categoryIds.includes(category.id)) merged.set(product.id, product);
      else merged.set(product.id, standingIn(known ?? product, [...product.categoryIds, category.id]));
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

/**
 * Products of the same categories share one set, because a menu of thousands has only a few dozen such sets.
 */
function categoriesWithAncestors(
  products: ReadonlyMap<ProductId, Product>,
  lineage: Lineages,
): ReadonlyMap<ProductId, ReadonlySet<CategoryId>> {
  const sets = new Map<string | CategoryId, ReadonlySet<CategoryId>>();
  const found = new Map<ProductId, ReadonlySet<CategoryId>>();
  for (const { id, categoryIds } of products.values()) {
    const [only = ""] = categoryIds;
    const key = categoryIds.length > 1 ? categoryIds.join() : only;
    const set = sets.get(key) ?? new Set(categoryIds.flatMap((each) => lineage.get(each) ?? [each]));
    sets.set(key, set);
    found.set(id, set);
  }
  return found;
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

function choiceGroups(categories: readonly Category[]): ReadonlyMap<GroupId, ChoiceGroup> {
  return new Map(
    categories.flatMap(({ id, name, visualName, choice, products }) => {
      if (choice === null) return [];
      const options = choice.options ?? products.map((product) => onceAtItsPrice(product.id));
      return [[id, { ...choice, id, name: visualName ?? name, options }]];
    }),
  );
}

function onceAtItsPrice(productId: ProductId): ChoiceOption {
  return { productId, variationId: null, price: null, max: 1, preset: 0 };
}
