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

/** Order and filters of a menu page, from its address. */
export interface MenuView extends ProductFilter {
  /** Null: the menu's order. */
  readonly order: PriceOrder | null;
}

const orders: Readonly<Record<string, PriceOrder>> = { "price-asc": "ascending", "price-desc": "descending" };
const separator = "~";

/** Reads `?sort=`, `?badges=`, `?attributes=` and `?without=`. Malformed values count as absent. */
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

/** The address's query with a new order and filters. Other parameters stay. */
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

/** The dishes of a page, sorted and filtered (VALID-7). */
export function arrangeDishes<Item extends Filterable & Pick<Product, "price" | "displayMultiplier">>(
  dishes: readonly Item[],
  view: MenuView,
): readonly Item[] {
  const matching = filterProducts(dishes, view);
  return view.order ? sortByPrice(matching, view.order) : matching;
}

/** Ids of a page's dishes by allergen. They are not in the cards, which every menu page contains. */
export type DishesByAllergen = readonly { readonly name: string; readonly ids: readonly number[] }[];

type FilterableSection = Omit<MenuSection, "cards"> & {
  readonly cards: readonly (DishCard & Pick<Product, "allergens">)[];
};

const filterable = new WeakMap<readonly PackedSection[], readonly FilterableSection[]>();

/**
 * Sections with full cards and allergens, computed once per page data. The cards keep their identity, so that
 * nothing renders them again.
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

/** Number of active filters, without the order. */
export function countChosen({ badges, options, without }: ProductFilter): number {
  return badges.length + options.length + without.length;
}
