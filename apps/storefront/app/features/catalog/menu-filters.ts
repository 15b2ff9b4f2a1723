import {
  type Filterable,
  filterProducts,
  type PriceOrder,
  type Product,
  type ProductFilter,
  sortByPrice,
} from "@skatert/domain";

/** Order and filters of a menu page, as its address says them. */
export interface MenuView extends ProductFilter {
  /** Null: as on the menu. */
  readonly order: PriceOrder | null;
}

const orders: Readonly<Record<string, PriceOrder>> = { "price-asc": "ascending", "price-desc": "descending" };
const separator = "~";

/** Reads `?sort=`, `?badges=` and `?attributes=`; what is malformed counts as absent. */
export function menuViewOf(query: URLSearchParams): MenuView {
  return {
    order: orders[query.get("sort") ?? ""] ?? null,
    badges: query.getAll("badges").filter(Boolean),
    options: query.getAll("attributes").flatMap((text) => {
      const [name, option] = text.split(separator);
      return name && option ? [{ name, option }] : [];
    }),
  };
}

/** The address's query with another order and other filters; the rest of it stays. */
export function withMenuView(query: URLSearchParams, { order, badges, options }: MenuView): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of ["sort", "badges", "attributes"]) next.delete(name);
  const sort = Object.keys(orders).find((name) => orders[name] === order);
  if (sort) next.set("sort", sort);
  for (const badge of badges) next.append("badges", badge);
  for (const { name, option } of options) next.append("attributes", name + separator + option);
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

/** How many filters are on; the order is none. */
export function countChosen({ badges, options }: ProductFilter): number {
  return badges.length + options.length;
}
