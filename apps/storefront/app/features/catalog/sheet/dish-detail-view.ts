import {
  type Catalog,
  type DishGroup,
  type DishOption,
  homeCategory,
  inSheetOrder,
  localTime,
  optionHours,
  type Product,
  resolveGroups,
  type SupplementRef,
  shownHours,
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
import { offeredState } from "../card/dish-state.ts";
import { type DishContext, dishCard, plainText } from "../card/dish-view.ts";
import type { AllergenNames } from "../filters/menu-filters.ts";

/** A product as its sheet, as it is offered at a moment in a branch. */
export function dishDetail(product: Product, context: DishContext, { named, namesOf }: AllergenNames): DishDetail {
  const category = homeCategory(product, context.catalog);
  const { groups, sizedGroups } = optionGroups(product, context, namesOf);
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

function optionGroups(product: Product, context: DishContext, namesOf: AllergenNames["namesOf"]): GroupsOfDish {
  if (product.groups.length === 0) return { groups: [], sizedGroups: {} };
  const at = (variationId: VariationId | null) =>
    sheetGroups(resolveGroups({ product, variationId }, context.catalog), context, namesOf);
  if (product.variations.length === 0) return { groups: at(null), sizedGroups: {} };
  return { groups: [], sizedGroups: Object.fromEntries(product.variations.map(({ id }) => [id, at(id)])) };
}

function sheetGroups(
  groups: readonly DishGroup[],
  context: DishContext,
  namesOf: AllergenNames["namesOf"],
): readonly SheetGroup[] {
  const { catalog } = context;
  const view = (option: DishOption, group: DishGroup): readonly SheetOption[] => {
    const product = catalog.products.get(option.id);
    if (product === undefined) return [];
    const { picture, weight, allergens } = supplementView(product, catalog, namesOf(product));
    const inStock = product.inStock && sizeOf(product, option.variationId)?.inStock !== false;
    const inner = sheetGroups(option.groups, context, namesOf);
    return [
      { ...option, picture, weight, allergens, inStock, ...servedOption(product, group, context), groups: inner },
    ];
  };
  return inSheetOrder(
    groups.map((group) => ({ ...group, options: group.options.flatMap((option) => view(option, group)) })),
  );
}

/** Of several sections that show a dish one is enough, so their hours hide nothing here; the quote checks them. */
function servedOption(product: Product, group: DishGroup, context: DishContext): Pick<SheetOption, "served"> {
  const { catalog, now, timeZone } = context;
  const [section = [], ...others] = shownHours(product, catalog);
  const all = [...optionHours(product, group.id, catalog), ...(others.length === 0 ? section : [])];
  const hours = all.filter(({ length }) => length > 0);
  return hours.length === 0 ? {} : { served: { hours, state: offeredState(hours, localTime(now, timeZone)) } };
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
