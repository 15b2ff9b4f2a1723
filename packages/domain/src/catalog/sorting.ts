import type { Product } from "./types.ts";

export type PriceOrder = "ascending" | "descending";

/** Sorts by price × the product's customer multiplier; equals keep the shop's order both ways (VALID-7). */
export function sortByPrice<Item extends Pick<Product, "price" | "displayMultiplier">>(
  products: readonly Item[],
  order: PriceOrder,
): readonly Item[] {
  const sign = order === "ascending" ? 1 : -1;
  return products.toSorted((a, b) => sign * (a.price * a.displayMultiplier - b.price * b.displayMultiplier));
}
