import { indexCatalog } from "../catalog/index-catalog.ts";
import type { Catalog, Category, Product, Variation } from "../catalog/types.ts";
import { money } from "../money/money.ts";

/** A dish at 100 ₽, sold everywhere and in stock. A category may list it. */
export function aProduct(changes: Partial<Product> = {}): Product {
  const id = changes.id ?? 1;
  const price = changes.price ?? money(100_00);
  return {
    id,
    name: `Dish ${id}`,
    slug: `dish-${id}`,
    catalogName: `Dish ${id}`,
    description: "",
    images: [],
    price,
    regularPrice: price,
    displayMultiplier: 1,
    inStock: true,
    locationIds: [],
    attributes: [],
    variations: [],
    supplements: [],
    groups: [],
    categoryIds: [],
    countable: true,
    measure: { kind: "piece" },
    netContent: null,
    step: 1,
    initialQuantity: changes.step ?? 1,
    excludedFromMinimum: false,
    byRequest: false,
    availability: [],
    notes: null,
    badges: [],
    combo: null,
    nutrition: { calories: null, proteins: null, fats: null, carbohydrates: null },
    allergens: [],
    video: null,
    seo: null,
    ...changes,
  };
}

/** A variation at 100 ₽, in stock. */
export function aVariation(changes: Partial<Variation> = {}): Variation {
  const price = changes.price ?? money(100_00);
  const { attributes = [] } = changes;
  const sizeNames = attributes.map(({ option }) => option);
  return { id: 1, price, regularPrice: price, inStock: true, attributes, sizeNames, netContent: null, ...changes };
}

/** A visible top category without products. */
export function aCategory(changes: Partial<Category> = {}): Category {
  const id = changes.id ?? 1;
  return {
    id,
    name: `Category ${id}`,
    parentId: null,
    slug: `category-${id}`,
    image: null,
    extraImages: [],
    siteImage: null,
    description: "",
    seo: null,
    textColor: null,
    visualName: null,
    freeLimits: [],
    isHidden: false,
    showOnHome: true,
    availability: [],
    notes: null,
    choice: null,
    products: [],
    ...changes,
  };
}

/** An indexed menu. Products without categories are put in one category. */
export function aCatalog(
  content: { readonly categories?: readonly Category[]; readonly products?: readonly Product[] } = {},
): Catalog {
  const { categories, products = [aProduct()] } = content;
  return indexCatalog(categories ?? [aCategory({ products })]);
}
