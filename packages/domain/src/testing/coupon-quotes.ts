import { quoteOrder } from "../checkout/quote/quote-order.ts";
import type { CheckoutRequest, Quote, ShopRules, ShopState } from "../checkout/types.ts";
import type { Coupon } from "../coupons/types.ts";
import { aLineRequest } from "./cart.ts";
import { aCheckoutRequest, aShop, aShopState } from "./checkout.ts";
import { minuteOf } from "./schedule.ts";

/** Ten pieces of the one dish, for pickup. */
export const tenDishes = [aLineRequest({ quantity: 10 })];

export function quoteWithCoupons(
  request: Partial<CheckoutRequest>,
  coupons: readonly Coupon[],
  shop: Partial<ShopRules> = {},
  state: Partial<ShopState> = {},
): Quote {
  return quoteOrder(
    aCheckoutRequest({ lines: tenDishes, method: "local_pickup", ...request }),
    aShop({ coupons, ...shop }),
    aShopState(state),
  );
}

/** Result of each coupon: id, whether it applies, its reason. */
export const couponFates = ({ coupons }: Quote) =>
  coupons.map(({ id, applied, refusals }) => [id, applied, ...refusals.map(({ reason }) => reason)]);
/** A day and time of November 2026. */
export const onDay = (day: number, time: string) =>
  ({ kind: "at", day: { year: 2026, month: 11, day }, minute: minuteOf(time) }) as const;
