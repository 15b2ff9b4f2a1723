import type { Catalog } from "../catalog/types.ts";
import { makeLine } from "./make-line.ts";
import type { Cart } from "./types.ts";

/**
 * The cart at the menu's present names and prices, quantities untouched. A line that the menu no
 * longer has stays as it was: taking it out with a message is `trimToStock`'s.
 */
export function refreshLines(cart: Cart, catalog: Catalog): Cart {
  return { lines: cart.lines.map((line) => makeLine(catalog, line, line.url) ?? line) };
}
