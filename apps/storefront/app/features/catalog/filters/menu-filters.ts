import {
  type Filterable,
  filterProducts,
  type PriceOrder,
  type Product,
  type ProductFilter,
  sortByPrice,
} from "@skatert/domain";
import { menuQueryNames } from "../../../routing/query-parameters.ts";
import type { DishCard, MenuSection } from "../card/dish.ts";
import { type PackedSection, unpackSections } from "../menu/packed-dish.ts";

/** Order and filters of a menu page, as its address says them. */
export interface MenuView extends ProductFilter {
  /** Null: as on the menu. */
  readonly order: PriceOrder | null;
}

const orders: Readonly<Record<string, PriceOrder>> = { "price-asc": "ascending", "price-desc": "descending" };
const separator = "~";

/** Reads `?sort=`, `?badges=`, `?attributes=` and `?without=`; what is malformed counts as absent. */
export function menuViewOf(query: URLSearchParams): MenuView {
  return {
    order: orders[query.get("sort") ?? ""] ?? null,
    badges: query.getAll("badges").filter(Boolean),
    options: query.getAll("attributes").flatMap((text) => {
      const [name, option] = text.split(separator);
      return name && option ? [{ name, option }] : [];
    }),
    without: query.getAll("without").filter(Boolean),
  };
}

/** The address's query with another order and other filters; the rest of it stays. */
export function withMenuView(query: URLSearchParams, { order, badges, options, without }: MenuView): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of menuQueryNames) next.delete(name);
  const sort = Object.keys(orders).find((name) => orders[name] === order);
  if (sort) next.set("sort", sort);
  for (const badge of badges) next.append("badges", badge);
  for (const { name, option } of options) next.append("attributes", name + separator + option);
  for (const allergen of without) next.append("without", allergen);
  return next;
}

/** The dishes of a page in its order, filtered (VALID-7). */
export function arrangeDishes<Item extends Filterable & Pick<Product, "price" | "displayMultiplier">>(
  dishes: readonly Item[],
  view: MenuView,
): readonly Item[] {
  const matching = filterProducts(dishes, view);
  return view.order ? sortByPrice(matching, view.order) : matching;
}

/** Ids of a page's dishes by the allergen they have: cards, which every menu page carries, do without. */
export type DishesByAllergen = readonly { readonly name: string; readonly ids: readonly number[] }[];

type FilterableSection = Omit<MenuSection, "cards"> & {
  readonly cards: readonly (DishCard & Pick<Product, "allergens">)[];
};

const filterable = new WeakMap<readonly PackedSection[], readonly FilterableSection[]>();

/**
 * Sections with their whole cards and what they may not be eaten for, worked out once for a page's data: the cards
 * stay the same objects, so that nothing draws them anew.
 */
export function filterableSections(
  packed: readonly PackedSection[],
  byAllergen: DishesByAllergen,
): readonly FilterableSection[] {
  const known =
    filterable.get(packed) ??
    unpackSections(packed).map((section) => ({ ...section, cards: withAllergens(section.cards, byAllergen) }));
  filterable.set(packed, known);
  return known;
}

function withAllergens(cards: readonly DishCard[], byAllergen: DishesByAllergen) {
  const sets = byAllergen.map(({ name, ids }) => ({ name, ids: new Set(ids) }));
  return cards.map((card) => ({
    ...card,
    allergens: sets.flatMap(({ name, ids }) => (ids.has(card.id) ? [name] : [])),
  }));
}

/** How many filters are on; the order is none. */
export function countChosen({ badges, options, without }: ProductFilter): number {
  return badges.length + options.length + without.length;
}
