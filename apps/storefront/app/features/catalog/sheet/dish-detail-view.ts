import { type Catalog, homeCategory, type Product, type SupplementRef } from "@skatert/domain";
import type { DishDetail, DishSupplement, DishVariation, SupplementGroup } from "../card/dish.ts";
import { type DishContext, dishCard, plainText } from "../card/dish-view.ts";
import type { AllergenNames } from "../filters/menu-filters.ts";

/** A product as its sheet, as it is offered at a moment in a branch. */
export function dishDetail(product: Product, context: DishContext, { named, namesOf }: AllergenNames): DishDetail {
  const category = homeCategory(product, context.catalog);
  const groups = supplementGroups(product.supplements, context.catalog, namesOf);
  const has = new Set(groups.flatMap(({ items }) => items.flatMap(({ allergens }) => allergens)));
  return {
    card: dishCard(product, context, category ?? undefined),
    pictures: product.images,
    description: plainText(product.description),
    video: product.video,
    nutrition: product.nutrition,
    allergens: namesOf(product),
    variations: product.variations.map(variationView),
    supplementGroups: groups,
    allergenWords: named.filter(({ name }) => has.has(name)),
    comboOf: (product.combo?.productIds ?? []).flatMap((id) => context.catalog.products.get(id)?.name ?? []),
    seo: product.seo,
    category: category && { name: category.visualName ?? category.name, url: context.categoryUrl(category) },
  };
}

function variationView({ attributes, ...variation }: Product["variations"][number]): DishVariation {
  const { id, price, regularPrice, inStock, netContent } = variation;
  return { id, price, regularPrice, inStock, netContent, name: attributes.map(({ option }) => option).join(", ") };
}

function supplementGroups(
  refs: readonly SupplementRef[],
  catalog: Catalog,
  namesOf: AllergenNames["namesOf"],
): readonly SupplementGroup[] {
  const groups = new Map<string | null, DishSupplement[]>();
  for (const { id, group } of refs) {
    const product = catalog.products.get(id);
    // A sold-out or unknown supplement is not offered.
    if (!product?.inStock) continue;
    groups.set(group, [...(groups.get(group) ?? []), supplementView(product, catalog, namesOf(product))]);
  }
  return [...groups].map(([name, items]) => ({ name, items }));
}

function supplementView(product: Product, catalog: Catalog, allergens: readonly string[]): DishSupplement {
  return {
    id: product.id,
    name: product.name,
    price: product.price,
    categoryIds: [...(catalog.categoryIdsOf.get(product.id) ?? [])],
    picture: product.images[0] ?? null,
    weight: product.netContent,
    allergens,
  };
}
