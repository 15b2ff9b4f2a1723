import { categoriesFromWire, type WireCategoryRow, type WireProductRow } from "@skatert/contract";
import { type Catalog, indexCatalog, type PriceRange, type Product, priceRanges } from "@skatert/domain";
import { MAIN_MENU } from "../entities/menus.ts";
import { fieldsIn } from "../entities/read-fields.ts";

/** The fields of a dish that its price depends on, as documents write them. */
export interface PricedDish {
  readonly id: string;
  readonly name: string;
  readonly price: unknown;
  readonly sizes: readonly { readonly id: string; readonly name: string; readonly price: unknown }[];
  readonly groups: unknown;
}

/** The main menu of the draft, with the prices and groups that the domain's price functions read. */
export function draftCatalog(
  categories: readonly Pick<WireCategoryRow, "id" | "name" | "parent" | "choice" | "state">[],
  dishes: readonly WireProductRow[],
): Catalog {
  const inMenu = categories.filter(({ state }) => state !== "archived");
  const content = inMenu.map(({ id, name, parent, choice }) => ({
    id,
    name,
    parent,
    choice,
    products: dishes.filter(({ category_ids }) => category_ids.includes(id)).map((dish) => written(pricedRow(dish))),
  }));
  return indexCatalog(categoriesFromWire(content));
}

/** The catalogue with the group as it is typed. `choice`: as documents write it. */
export function withGroup(catalog: Catalog, id: string, choice: unknown): Catalog {
  const products = [...catalog.products.values()].filter(({ categoryIds }) => categoryIds.includes(Number(id)));
  const name = catalog.categoryById.get(Number(id))?.name ?? "–";
  const [typed] = categoriesFromWire([{ id, name, choice }]);
  if (typed === undefined) return catalog;
  const { groups } = indexCatalog([{ ...typed, products }]);
  return { ...catalog, groups: new Map([...catalog.groups, ...groups]) };
}

/** A price range with the name of its size; "": the dish has no sizes. */
export type SizedPrice = PriceRange & { readonly size: string };

/** From and to at each size; empty: the dish has no price yet. */
export function pricesOf(dish: PricedDish, catalog: Catalog): readonly SizedPrice[] {
  const product = productOf(dish);
  if (product === null) return [];
  return priceRanges(product, catalog).map((range) => ({
    ...range,
    size: dish.sizes.find(({ id }) => id === String(range.variationId))?.name ?? "",
  }));
}

export function pricedRow({ id, name, prices, sizes, option_groups }: WireProductRow): PricedDish {
  const main = prices[MAIN_MENU];
  return {
    id,
    name,
    price: main?.price,
    sizes: sizes.map((size) => ({ id: size.id, name: size.name, price: fieldsIn(main?.sizes[size.id])["price"] })),
    groups: option_groups,
  };
}

function productOf(dish: PricedDish): Product | null {
  const [category] = categoriesFromWire([{ id: 1, name: "–", products: [written(dish)] }]);
  return category?.products[0] ?? null;
}

function written({ id, name, price, sizes, groups }: PricedDish) {
  return {
    id,
    name: name.trim() || "–",
    price,
    variations: sizes.map((size) => ({
      id: size.id,
      price: size.price,
      // The name of a size of two properties has both: "30 см, тонкое".
      attributes: size.name.split(", ").map((option) => ({ name: "–", option: option.trim() })),
    })),
    option_groups: groups,
  };
}
