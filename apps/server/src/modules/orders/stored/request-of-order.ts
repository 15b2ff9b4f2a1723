import {
  type Adjustment,
  type CheckoutRequest,
  type LineRequest,
  localTime,
  negateMoney,
  type QuotedLine,
  type TimeZone,
} from "@skatert/domain";
import type { StoredOrder } from "./stored-order.ts";

/** The facts of an order that are not in its row. */
export interface AskedWith {
  /** The branch's zone. */
  readonly timeZone: TimeZone;
  /** The promo code that was typed. Null: none. */
  readonly promoCode: string | null;
}

/** The request that a placed order was quoted for. Its dishes, coupons and slot are those of the order. */
export function requestOfOrder(order: StoredOrder, { timeZone, promoCode }: AskedWith): CheckoutRequest {
  const { lines, couponIds, bonusPoints, delivery, adjustments } = order.details;
  const slot = localTime(order.slot_start, timeZone);
  return {
    method: order.method,
    warehouseId: order.warehouse_id,
    zoneId: delivery.zoneId,
    coordinates: delivery.coordinates,
    express: delivery.express,
    takeTime: delivery.soonest ? { kind: "soonest" } : { kind: "at", day: slot.day, minute: slot.minute },
    lines: lines.filter(({ giftOf }) => giftOf === null).map(lineOf),
    couponIds,
    gift: giftIn(lines),
    promoCode,
    bonusPoints,
    paymentMethod: order.payment_method,
    ...staffDiscountIn(adjustments),
  };
}

/** The sum that staff took off; the person's limit has allowed it. */
function staffDiscountIn(adjustments: readonly Adjustment[]): Pick<CheckoutRequest, "staffDiscount"> {
  const step = adjustments.find(({ kind }) => kind === "staff");
  return step === undefined
    ? {}
    : { staffDiscount: { kind: "fixed", amount: negateMoney(step.amount), maxPercent: 100 } };
}

function giftIn(lines: readonly QuotedLine[]): CheckoutRequest["gift"] {
  for (const { giftOf: couponId, productId, variationId } of lines)
    if (couponId !== null) return { couponId, productId, variationId };
  return null;
}

/** The choices keep their words and prices, which no rule reads. */
function lineOf({ productId, variationId, quantity, supplements, choices }: QuotedLine): LineRequest {
  return { productId, variationId, quantity, supplements, ...(choices === undefined ? {} : { choices }) };
}
