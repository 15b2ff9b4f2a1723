import { isFinal, type Money, zero } from "@skatert/domain";
import type { GatewayNames } from "../../../ports/payment/gateway-name.ts";
import type { StoredOrder } from "../stored/stored-order.ts";

/**
 * Whether an order can be paid online at `now`, milliseconds: a gateway of its branch serves its method, and it awaits
 * payment before its slot, or a change made it dearer than what was paid. An order whose slot has passed unpaid must not
 * be paid.
 */
export function canBePaid(
  order: StoredOrder,
  { gateways, now, owed }: { readonly gateways: GatewayNames; readonly now: number; readonly owed: Money },
): boolean {
  if (!Object.hasOwn(gateways, order.payment_method)) return false;
  if (order.stage === "awaiting-payment") return canStillBeMade(order, now);
  return order.paidOnline && !isFinal(order.stage) && owed > zero;
}

/** Whether another payment method may be chosen: the order awaits payment and its slot has not begun. */
export function canStillBeMade(order: StoredOrder, now: number): boolean {
  const isInTime = order.details.delivery.soonest || order.slot_start > now;
  return order.stage === "awaiting-payment" && isInTime;
}
