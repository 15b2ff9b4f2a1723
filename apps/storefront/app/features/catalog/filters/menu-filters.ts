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
import { leastShown } from "../card/least-shown.ts";
import { type PackedSection, unpackSections } from "../menu/packed-dish.ts";

/** Order and filters of a menu page, from its address. */
export interface MenuView extends ProductFilter {
  /** Null: the menu's order. */
  readonly order: PriceOrder | null;
}

const orders: Readonly<Record<string, PriceOrder>> = { "price-asc": "ascending", "price-desc": "descending" };
const separator = "~";

/** An allergen's name in the page's language, with its words in addresses of every language (decision 075). */
export interface NamedAllergen {
  readonly name: string;
  /** Every word of the shop's default language that a dish translates as `name`. Absent if `name` is the only one. */
  readonly words?: readonly string[];
}

/** Allergens of the menu in the page's language. */
export interface AllergenNames {
  /** Names of which an address may hold another word. */
  readonly named: readonly NamedAllergen[];
  readonly namesOf: (product: Pick<Product, "id" | "allergens">) => readonly string[];
}

/** Reads `?sort=`, `?badges=`, `?attributes=` and `?without=`. Malformed values count as absent. */
export function menuViewOf(query: URLSearchParams, allergens: readonly NamedAllergen[]): MenuView {
  return {
    order: orders[query.get("sort") ?? ""] ?? null,
    badges: query.getAll("badges").filter(Boolean),
    options: query.getAll("attributes").flatMap((text) => {
      const [name, option] = text.split(separator);
      return name && option ? [{ name, option }] : [];
    }),
    without: [...new Set(avoidedIn(query).flatMap((value) => namesOf(value, allergens)))],
  };
}

function avoidedIn(query: URLSearchParams): readonly string[] {
  return query.getAll("without").filter(Boolean);
}

/** Every name that the value may mean: as a word, or as a name, which earlier links have. An unknown value is a name. */
function namesOf(value: string, allergens: readonly NamedAllergen[]): readonly string[] {
  const found = allergens.filter(({ name, words }) => name === value || words?.includes(value));
  return found.length > 0 ? found.map(({ name }) => name) : [value];
}

/**
 * The address's query with another order and other filters; the rest of it stays. A value of `?without=` stays while
 * any of its names is chosen, because dishes outside the page may use it as a word.
 */
export function withMenuView(
  query: URLSearchParams,
  { order, badges, options, without }: MenuView,
  allergens: readonly NamedAllergen[],
): URLSearchParams {
  const wordsOf = (allergen: string) => allergens.find(({ name }) => name === allergen)?.words ?? [allergen];
  const kept = avoidedIn(query).filter((value) => namesOf(value, allergens).some((name) => without.includes(name)));
  const next = new URLSearchParams(query);
  for (const name of menuQueryNames) next.delete(name);
  const sort = Object.keys(orders).find((name) => orders[name] === order);
  if (sort) next.set("sort", sort);
  for (const badge of badges) next.append("badges", badge);
  for (const { name, option } of options) next.append("attributes", name + separator + option);
  for (const word of new Set([...kept, ...without.flatMap(wordsOf)])) next.append("without", word);
  return next;
}

/** The dishes of a page, filtered, and sorted by the price on their cards (VALID-7, MENU-16). */
export function arrangeDishes<Item extends Filterable & Parameters<typeof leastShown>[0]>(
  dishes: readonly Item[],
  view: MenuView,
): readonly Item[] {
  const matching = filterProducts(dishes, view);
  if (view.order === null) return matching;
  const priced = matching.map((dish) => {
    const { amount, grams } = leastShown(dish);
    // The price of a weight has the multiplier in its weight.
    return { dish, price: amount, displayMultiplier: grams === null ? dish.displayMultiplier : 1 };
  });
  return sortByPrice(priced, view.order).map(({ dish }) => dish);
}

/** Ids of a page's dishes by the allergen they have: cards, which every menu page carries, do without. */
export type DishesByAllergen = readonly (NamedAllergen & { readonly ids: readonly number[] })[];

type FilterableDish = DishCard & Pick<Product, "allergens">;

type FilterableSection = Omit<MenuSection, "cards"> & { readonly cards: readonly FilterableDish[] };

const filterableDishes = new WeakMap<DishCard, FilterableDish>();
const filterable = new WeakMap<readonly PackedSection[], readonly FilterableSection[]>();

/**
 * Sections with full cards and allergens, computed once per page data. A card that did not change is the same object in
 * later data too, because markup is cached by it.
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
  return cards.map((card) => {
    const allergens = sets.flatMap(({ name, ids }) => (ids.has(card.id) ? [name] : []));
    const known = filterableDishes.get(card);
    if (known && JSON.stringify(known.allergens) === JSON.stringify(allergens)) return known;
    const dish = { ...card, allergens };
    filterableDishes.set(card, dish);
    return dish;
  });
}

/** Number of active filters, without the order. */
export function countChosen({ badges, options, without }: ProductFilter): number {
  return badges.length + options.length + without.length;
}
