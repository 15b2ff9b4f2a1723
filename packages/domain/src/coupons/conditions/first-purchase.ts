import type { CouponRefusal } from "../types.ts";
import type { Check } from "./check.ts";

const boughtBefore: CouponRefusal = { reason: "first-purchase" };

/** COUP-12: no orders yet. A guest may see it; once the order names a phone, that phone's orders decide. */
export const checkFirstPurchase: Check<"first-purchase"> = (_condition, { customer }) =>
  customer === null || customer.ordersCount === 0 ? null : boughtBefore;
