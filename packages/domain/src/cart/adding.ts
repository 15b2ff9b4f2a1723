import { addLine } from "./lines.ts";
import type { Cart, CartLine } from "./types.ts";

/** What decides whether a tap on "add" reaches the cart. */
export interface AddingRules {
  /** Settings `simplified_order`: the shop takes requests instead of carts. */
  readonly simplifiedOrder: boolean;
  /** Whether the shopper has chosen an address, a branch or a table. */
  readonly hasPlace: boolean;
}

/** needs-request: the shop takes a request and calls back. needs-location: the shopper chooses a place first. */
export type AddResult = "added" | "needs-location" | "needs-request";

/** Adds a line, or says what is needed instead and returns the same cart (CART-1). */
export function addToCart(
  cart: Cart,
  line: CartLine,
  { simplifiedOrder, hasPlace }: AddingRules,
): { readonly result: AddResult; readonly cart: Cart } {
  if (simplifiedOrder) return { result: "needs-request", cart };
  if (!hasPlace) return { result: "needs-location", cart };
  return { result: "added", cart: addLine(cart, line) };
}
