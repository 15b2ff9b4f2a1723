import type { PaymentGateways } from "../../../ports/payment/payment-gateway.ts";
import type { StoredOrder } from "../stored/stored-order.ts";

/**
 * Whether an order can be paid online at `now`, milliseconds: it awaits payment, a gateway serves its method, and
 * its slot has not begun. An order whose slot has passed must not be paid.
 */
export function canBePaid(order: StoredOrder, gateways: PaymentGateways, now: number): boolean {
  return canStillBeMade(order, now) && Object.hasOwn(gateways, order.payment_method);
}

/** Whether another payment method may be chosen: the order awaits payment and its slot has not begun. */
export function canStillBeMade(order: StoredOrder, now: number): boolean {
  const isInTime = order.details.delivery.soonest || order.slot_start > now;
  return order.stage === "awaiting-payment" && isInTime;
}
