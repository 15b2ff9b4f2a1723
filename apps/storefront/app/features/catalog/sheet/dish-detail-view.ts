import {
  type Catalog,
  type DishGroup,
  type DishOption,
  homeCategory,
  type Product,
  resolveGroups,
  type SupplementRef,
  sizeOf,
  takesNotes,
  type VariationId,
} from "@skatert/domain";
import type {
  DishDetail,
  DishSupplement,
  DishVariation,
  SheetGroup,
  SheetOption,
  SupplementGroup,
} from "../card/dish.ts";
import { type DishContext, dishCard, plainText } from "../card/dish-view.ts";
import type { AllergenNames } from "../filters/menu-filters.ts";

/** A product as its sheet, as it is offered at a moment in a branch. */
export function dishDetail(product: Product, context: DishContext, { named, namesOf }: AllergenNames): DishDetail {
  const category = homeCategory(product, context.catalog);
  const { groups, sizedGroups } = optionGroups(product, context.catalog, namesOf);
  const everyGroup = [...groups, ...Object.values(sizedGroups).flat()];
  const loose = supplementGroups(outsideGroups(product, everyGroup), context.catalog, namesOf);
  const has = new Set(
    [...loose.flatMap(({ items }) => items), ...optionsOf(everyGroup)].flatMap(({ allergens }) => allergens),
  );
  const card = dishCard(product, context, category ?? undefined);
  return {
    card,
    takesNote: !card.byRequest && takesNotes(product, context.catalog, context.dishNotes),
    pictures: product.images,
    description: plainText(product.description),
    video: product.video,
    nutrition: product.nutrition,
    allergens: namesOf(product),
    variations: product.variations.map(variationView),
    supplementGroups: loose,
    groups,
    sizedGroups,
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

type GroupsOfDish = Pick<DishDetail, "groups" | "sizedGroups">;

function optionGroups(product: Product, catalog: Catalog, namesOf: AllergenNames["namesOf"]): GroupsOfDish {
  if (product.groups.length === 0) return { groups: [], sizedGroups: {} };
  const at = (variationId: VariationId | null) =>
    sheetGroups(resolveGroups({ product, variationId }, catalog), catalog, namesOf);
  if (product.variations.length === 0) return { groups: at(null), sizedGroups: {} };
  return { groups: [], sizedGroups: Object.fromEntries(product.variations.map(({ id }) => [id, at(id)])) };
}

/** Groups in the order of the sheet: what must be chosen before what is already chosen, and that before the rest. */
function sheetGroups(
  groups: readonly DishGroup[],
  catalog: Catalog,
  namesOf: AllergenNames["namesOf"],
): readonly SheetGroup[] {
  const rank = ({ min, options }: DishGroup) => (min === 0 ? 2 : options.some(({ preset }) => preset > 0) ? 1 : 0);
  const view = (option: DishOption): readonly SheetOption[] => {
    const product = catalog.products.get(option.id);
    if (product === undefined) return [];
    const { picture, weight, allergens } = supplementView(product, catalog, namesOf(product));
    const inStock = product.inStock && sizeOf(product, option.variationId)?.inStock !== false;
    return [{ ...option, picture, weight, allergens, inStock, groups: sheetGroups(option.groups, catalog, namesOf) }];
  };
  return groups
    .map((group) => ({ ...group, options: group.options.flatMap(view) }))
    .toSorted((a, b) => rank(a) - rank(b));
}

function optionsOf(groups: readonly SheetGroup[]): readonly SheetOption[] {
  return groups.flatMap(({ options }) => options.flatMap((option) => [option, ...optionsOf(option.groups)]));
}

/** Supplements that no group of the dish offers; the others are listed for clients that know no groups. */
function outsideGroups({ supplements }: Product, groups: readonly SheetGroup[]): readonly SupplementRef[] {
  const offered = new Set(groups.flatMap(({ options }) => options.map(({ id }) => id)));
  return supplements.filter(({ id }) => !offered.has(id));
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
