import { type Money, minMoney, money, subtractMoney, zero } from "@skatert/domain";
import type { Tx } from "../../../database/tables.ts";
import type { ReceiptPosition } from "../../../ports/payment/receipt.ts";
import type { RefundWay } from "../../orders/refunding/refund-order.ts";
import type { RefundedLine } from "../../orders/shown/order-money.ts";
import type { StoredOrder } from "../../orders/stored/stored-order.ts";
import { paymentsIn } from "../payment-repository.ts";
import type { CanRefund } from "../settling/payment-context.ts";
import { refundPartJob, schedulePaymentJob } from "../settling/payment-jobs.ts";
import type { RefundCause } from "../tables.ts";
import { receivedOf } from "./order-balance.ts";
import { splitReceipt } from "./receipt-parts.ts";
import { claimMoney, insertPart, insertRefund, type RefundRow } from "./refund-repository.ts";

/** A refund to make. The caller has locked the order and checked that the guest has paid the amount. */
export interface NewRefund {
  readonly order: Pick<StoredOrder, "id">;
  readonly cause: RefundCause;
  /** Positive. */
  readonly amount: Money;
  /** `gateway`: as far as the order's payments reach, the rest in cash. */
  readonly way: RefundWay;
  /** They sum to the amount. */
  readonly receipt: readonly ReceiptPosition[];
  /** Absent: none. */
  readonly lines?: readonly RefundedLine[];
  /** Spent points that return, and earned points that are taken; absent: none. */
  readonly pointsBack?: number;
  readonly pointsTaken?: number;
  readonly reason: string;
  readonly by: string;
  /** Milliseconds. */
  readonly at: number;
}

/**
 * Saves a refund with its parts, in the order of the payments, and schedules the requests to the gateways. Every part
 * has its id before the request is sent. A part of a gateway that cannot refund is left to people.
 */
export async function makeRefund(tx: Tx, wish: NewRefund, canRefund: CanRefund): Promise<RefundRow> {
  const { order, amount, at } = wish;
  const refund = await insertRefund(tx, {
    order_id: order.id,
    cause: wish.cause,
    amount,
    lines: wish.lines ?? [],
    points_back: wish.pointsBack ?? 0,
    points_taken: wish.pointsTaken ?? 0,
    reason: wish.reason,
    made_by: wish.by,
    created_at: at,
  });
  let [left, receipt] = [amount, wish.receipt];
  for (const payment of wish.way !== "gateway" ? [] : await paymentsIn(tx, ["paid"], order.id)) {
    const share = minMoney(left, money(receivedOf(payment) - payment.returned));
    if (share === 0) continue;
    if (!(await claimMoney(tx, payment.id, share, at))) throw new Error(`the money of payment ${payment.id} moved`);
    const [own, rest] = splitReceipt(receipt, share);
    const state = canRefund(payment.gateway) ? "requested" : "to-hand-back";
    const part = await insertPart(tx, refund, { payment_id: payment.id, amount: share, state, receipt: own });
    if (state === "requested") await schedulePaymentJob(tx, refundPartJob, part.id, at);
    [left, receipt] = [subtractMoney(left, share), rest];
  }
  const state = wish.way === "elsewhere" ? "handed-back" : "to-hand-back";
  if (left > zero) await insertPart(tx, refund, { payment_id: null, amount: left, state, receipt });
  return refund;
}
