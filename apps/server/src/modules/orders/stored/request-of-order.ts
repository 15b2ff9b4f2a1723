import { type CheckoutRequest, type LineRequest, localTime, type QuotedLine, type TimeZone } from "@skatert/domain";
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
  const { lines, couponIds, bonusPoints, delivery } = order.details;
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
  };
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
