import type { Check } from "./check.ts";

/**
 * COUP-2: pickup coupons require local_pickup, delivery coupons flat_rate. A coupon of both accepts either.
 */
export const checkDeliveryType: Check<"delivery-type"> = ({ methods }, { method }) =>
  methods.length === 0 || (method !== null && methods.includes(method)) ? null : { reason: "delivery-type", methods };
