import { addLine } from "./lines.ts";
import type { Cart, CartLine } from "./types.ts";

/** A cart with the shop's rule for adding to it. */
export interface ShopCart extends Cart {
  /** With the setting `simplified_order` the shop takes requests instead of carts. */
  readonly simplifiedOrder: boolean;
}

/** needs-request: the shop takes a request and calls back. needs-location: the shopper chooses a place first. */
export type AddResult = "added" | "needs-location" | "needs-request";

/** Adds a line, or names what is required first and returns the same cart (CART-1). */
export function addToCart(
  cart: ShopCart,
  line: CartLine,
  hasPlace: boolean,
): { readonly result: AddResult; readonly cart: Cart } {
  if (cart.simplifiedOrder) return { result: "needs-request", cart };
  if (!hasPlace) return { result: "needs-location", cart };
  return { result: "added", cart: addLine(cart, line) };
}
