import { quoteOrder } from "../checkout/quote/quote-order.ts";
import type { CheckoutRequest, Quote, ShopRules, ShopState } from "../checkout/types.ts";
import { aCheckoutRequest, aShop, aShopState } from "./checkout.ts";

/** A quote of a short request. */
export function quoteOf(
  request: Partial<CheckoutRequest> = {},
  shop: Partial<ShopRules> = {},
  state: Partial<ShopState> = {},
): Quote {
  return quoteOrder(aCheckoutRequest(request), aShop(shop), aShopState(state));
}

/** The refusals of the order as a whole. */
export const quoteReasons = ({ refusals }: Quote) => refusals.map(({ reason }) => reason);
/** Its adjustments as pairs of kind and kopecks. */
export const quoteSteps = ({ adjustments }: Quote) => adjustments.map(({ kind, amount }) => [kind, amount]);
