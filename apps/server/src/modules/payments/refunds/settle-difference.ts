import { negateMoney, owedOf, zero } from "@skatert/domain";
import type { Tx } from "../../../database/tables.ts";
import { receiptOf } from "../../../ports/payment/receipt-of.ts";
import type { Difference, Settled } from "../../orders/changing/difference.ts";
import type { CanRefund } from "../settling/payment-context.ts";
import { closePayments } from "../settling/settle-payment.ts";
import { makeRefund } from "./make-refund.ts";
import { balanceFrom, moneyRows } from "./order-balance.ts";
import { receiptDifference, soldBy, wholeOrder } from "./receipt-parts.ts";

/** See SettleDifference. */
export async function settleDifference(
  tx: Tx,
  { order, newTotal, positions, at, by, reason }: Difference,
  canRefund: CanRefund,
): Promise<Settled> {
  // An open page of the gateway asks for a sum that is no longer owed.
  await closePayments(tx, { id: order.id, at });
  const { payments, refunds, parts } = await moneyRows(tx, [order.id]);
  const balance = balanceFrom(payments, refunds, parts);
  const owed = owedOf({ total: newTotal, ...balance });
  if (owed >= zero) return { owed, refunded: null };
  const amount = negateMoney(owed);
  const sold = soldBy(payments, parts) ?? order.details.receipt ?? [];
  const receipt = receiptDifference(receiptOf(positions), sold, amount, wholeOrder(order.id));
  await makeRefund(tx, { order, cause: "change", amount, way: "gateway", receipt, reason, by, at }, canRefund);
  return { owed: zero, refunded: amount };
}
