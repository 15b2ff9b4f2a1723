import type { Product } from "./types.ts";

export interface AttributeOption {
  readonly name: string;
  readonly option: string;
}

/** A product, or a card of one. */
export type Filterable = Pick<Product, "badges" | "attributes" | "allergens">;

export interface ProductFilter {
  /** All are required. */
  readonly badges: readonly string[];
  /** Any one is enough. An empty list filters nothing. */
  readonly options: readonly AttributeOption[];
  /** Allergens that the dish must not contain. */
  readonly without: readonly string[];
}

/** The empty selection, which filters nothing. */
export const emptyFilter: ProductFilter = { badges: [], options: [], without: [] };

/** Products with every selected badge, any selected attribute option and none of the allergens (VALID-7). */
export function filterProducts<Item extends Filterable>(
  products: readonly Item[],
  filter: ProductFilter,
): readonly Item[] {
  return products.filter(
    (product) =>
      hasAllBadges(product, filter.badges) &&
      hasAnyOption(product, filter.options) &&
      isWithout(product, filter.without),
  );
}

export interface BadgeCount {
  readonly badge: string;
  readonly count: number;
}

export interface OptionCount extends AttributeOption {
  readonly count: number;
}

export interface AllergenCount {
  readonly allergen: string;
  readonly count: number;
}

export interface FilterCounts {
  readonly badges: readonly BadgeCount[];
  readonly options: readonly OptionCount[];
  readonly without: readonly AllergenCount[];
}

/**
 * The options of the filter sheet, in order of first appearance. A badge or allergen shows how many dishes
 * remain if it is added. An option shows how many dishes of the rest of the selection have it.
 */
export function countFilters(products: readonly Filterable[], filter: ProductFilter): FilterCounts {
  const badges = new Map<string, BadgeCount>();
  const options = new Map<string, OptionCount>();
  for (const product of products) {
    const inBadges = hasAllBadges(product, filter.badges) && isWithout(product, filter.without);
    const inBoth = inBadges && hasAnyOption(product, filter.options);
    for (const badge of new Set(product.badges)) {
      badges.set(badge, { badge, count: (badges.get(badge)?.count ?? 0) + Number(inBoth) });
    }
    for (const [key, each] of optionsOf(product)) {
      options.set(key, { ...each, count: (options.get(key)?.count ?? 0) + Number(inBadges) });
    }
  }
  return { badges: [...badges.values()], options: [...options.values()], without: countWithout(products, filter) };
}

function countWithout(products: readonly Filterable[], filter: ProductFilter): readonly AllergenCount[] {
  const left = filterProducts(products, filter);
  const allergens = [...new Set(products.flatMap((product) => product.allergens))];
  return allergens.map((allergen) => ({
    allergen,
    count: left.filter((product) => !product.allergens.includes(allergen)).length,
  }));
}

function isWithout(product: Filterable, allergens: readonly string[]): boolean {
  return allergens.every((allergen) => !product.allergens.includes(allergen));
}

function hasAllBadges(product: Filterable, badges: readonly string[]): boolean {
  return badges.every((badge) => product.badges.includes(badge));
}

function hasAnyOption(product: Filterable, options: readonly AttributeOption[]): boolean {
  if (options.length === 0) return true;
  return options.some(({ name, option }) =>
    product.attributes.some((attribute) => attribute.name === name && attribute.options.includes(option)),
  );
}

function optionsOf(product: Filterable): ReadonlyMap<string, AttributeOption> {
  const pairs = product.attributes.flatMap(({ name, options }) => options.map((option) => ({ name, option })));
  return new Map(pairs.map((pair) => [JSON.stringify([pair.name, pair.option]), pair]));
}
