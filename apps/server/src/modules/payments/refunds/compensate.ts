import type { Tx } from "../../../database/tables.ts";
import { receiptOf } from "../../../ports/payment/receipt-of.ts";
import type { Compensation } from "../../orders/refunding/refund-order.ts";
import type { OrderRefund } from "../../orders/shown/order-money.ts";
import { shownRefund } from "../money-of-orders.ts";
import type { CanRefund } from "../settling/payment-context.ts";
import { makeRefund } from "./make-refund.ts";
import { moneyRows } from "./order-balance.ts";
import { receiptDifference, soldBy, wholeOrder } from "./receipt-parts.ts";

/** Saves a compensation; see RefundPort. Without dishes its receipt lists all that was sold, in proportion. */
export async function compensate(tx: Tx, wish: Compensation, canRefund: CanRefund): Promise<OrderRefund> {
  const { order, amount, positions } = wish;
  const { payments, parts } = await moneyRows(tx, [order.id]);
  const sold = soldBy(payments, parts) ?? order.details.receipt ?? [];
  const own = positions === null ? [] : receiptOf(positions);
  const receipt = receiptDifference([], positions === null ? sold : own, amount, wholeOrder(order.id));
  const refund = await makeRefund(tx, { ...wish, cause: "compensation", receipt }, canRefund);
  return shownRefund(refund, (await moneyRows(tx, [order.id])).parts);
}
