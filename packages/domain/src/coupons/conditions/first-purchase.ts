import type { CouponRefusal } from "../types.ts";
import type { Check } from "./check.ts";

const boughtBefore: CouponRefusal = { reason: "first-purchase" };

/**
 * COUP-12: the customer has no orders. A guest may see the coupon; once the order names a phone, the orders
 * of that phone count.
 */
export const checkFirstPurchase: Check<"first-purchase"> = (_condition, { customer }) =>
  customer === null || customer.ordersCount === 0 ? null : boughtBefore;
