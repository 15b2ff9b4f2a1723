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

/** An allergen as the page's language says it, and the word that addresses in every language have for it. */
export interface NamedAllergen {
  readonly name: string;
  /** The name in the shop's default language; absent where it is `name`. */
  readonly word?: string;
}

/**
 * Reads `?sort=`, `?badges=`, `?attributes=` and `?without=`; what is malformed counts as absent. An allergen may also be
 * given by its name in the page's language, as earlier links have it.
 */
export function menuViewOf(query: URLSearchParams, allergens: readonly NamedAllergen[]): MenuView {
  const nameOf = (value: string) => allergens.find(({ word }) => word === value)?.name ?? value;
  return {
    order: orders[query.get("sort") ?? ""] ?? null,
    badges: query.getAll("badges").filter(Boolean),
    options: query.getAll("attributes").flatMap((text) => {
      const [name, option] = text.split(separator);
      return name && option ? [{ name, option }] : [];
    }),
    without: [...new Set(query.getAll("without").filter(Boolean).map(nameOf))],
  };
}

/** The address's query with another order and other filters; the rest of it stays. */
export function withMenuView(
  query: URLSearchParams,
  { order, badges, options, without }: MenuView,
  allergens: readonly NamedAllergen[],
): URLSearchParams {
  const wordOf = (allergen: string) => allergens.find(({ name }) => name === allergen)?.word ?? allergen;
  const next = new URLSearchParams(query);
  for (const name of menuQueryNames) next.delete(name);
  const sort = Object.keys(orders).find((name) => orders[name] === order);
  if (sort) next.set("sort", sort);
  for (const badge of badges) next.append("badges", badge);
  for (const { name, option } of options) next.append("attributes", name + separator + option);
  for (const allergen of without) next.append("without", wordOf(allergen));
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

/** Ids of a page's dishes by the allergen they have: cards, which every menu page carries, do without. */
export type DishesByAllergen = readonly (NamedAllergen & { readonly ids: readonly number[] })[];

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
