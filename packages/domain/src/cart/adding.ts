export interface AddingRules {
  /** Settings `simplified_order`: the shop takes requests instead of carts. */
  readonly simplifiedOrder: boolean;
  readonly hasLocation: boolean;
}

/** What a tap on "add" leads to: the cart, the request modal, or the location modal with nothing added (CART-1). */
export function howToAdd(rules: AddingRules): "add" | "needs-request" | "needs-location" {
  if (rules.simplifiedOrder) return "needs-request";
  return rules.hasLocation ? "add" : "needs-location";
}
