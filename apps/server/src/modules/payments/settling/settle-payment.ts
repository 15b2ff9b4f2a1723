import {
  type Money,
  maxMoney,
  money,
  moneyBackBy,
  type OrderId,
  type OrderStage,
  owedOf,
  subtractMoney,
  zero,
} from "@skatert/domain";
import type { Tx } from "../../../database/tables.ts";
import { transaction } from "../../../database/transaction.ts";
import { methodOf } from "../../../ports/payment/gateway-name.ts";
import type { PaymentReport } from "../../../ports/payment/payment-gateway.ts";
import type { ReceiptPosition } from "../../../ports/payment/receipt.ts";
import type { MoveOutcome } from "../../orders/moving/move-order.ts";
import {
  changePayment,
  getPayment,
  insertPayment,
  isKnownTransaction,
  openStates,
  owedStates,
  type Payment,
  paymentsIn,
} from "../payment-repository.ts";
import { makeRefund } from "../refunds/make-refund.ts";
import { balanceFrom, balanceOf, moneyRows, receivedOf } from "../refunds/order-balance.ts";
import { receiptDifference, soldBy, wholeOrder } from "../refunds/receipt-parts.ts";
import type { PaymentState } from "../tables.ts";
import { type CanRefund, canRefundWith, type PaymentContext } from "./payment-context.ts";
import { refundPaymentJob, revokePaymentJob, schedulePaymentJob } from "./payment-jobs.ts";

export type PaidReport = Extract<PaymentReport, { state: "paid" }>;

const roubles = "RUB";
/** States in which no money has arrived; a declined payment may still be paid later. */
const unpaidStates: readonly PaymentState[] = [...openStates, "declined", "closed"];
const withMoney: readonly PaymentState[] = ["paid", ...owedStates];

/**
 * Records received money. In one transaction the order is accepted if it still awaits payment, and the payment gets its
 * state. The same report again, at once or a day later, changes nothing.
 */
export async function settlePaid(context: PaymentContext, payment: Payment, report: PaidReport): Promise<void> {
  if (isSameMoney(payment, report)) return storeTransaction(context, payment, report);
  if (report.amount !== payment.amount || report.currency !== roubles) return settleWrong(context, payment, report);
  const { orders } = context;
  const { day, currency } = await context.facts();
  const method = methodOf(payment.gateway);
  const outcome = await orders.move(payment.order_id, "accepted", `payment:${method}`, {
    inside: async (tx, moved) => {
      const { state, spare } = await placeOfMoney(tx, payment, moved);
      const isNew = await recordMoney(context, tx, payment, report, state);
      if (!isNew && moved.kind === "moved")
        throw new Error(`payment of order ${payment.order_id} was recorded before; the order is not accepted again`);
      if (!isNew) return;
      if (spare > zero) await giveSpare(context, tx, payment, spare);
      // The guest paid online although the order is paid on receipt: the courier must not collect the money again.
      if (state === "paid") {
        await orders.updateMethod(tx, payment.order_id, { id: method, online: true });
        if (moved.kind !== "moved") await orders.recordPaid(tx, payment.order_id);
      }
      const amount = state === "paid" ? spare : report.amount;
      if (amount > zero)
        await orders.publishMoneyOwed(tx, { orderId: payment.order_id, amount, by: moneyBackBy(day), currency });
    },
  });
  if (outcome.kind !== "moved") await orders.announceChange(payment.order_id);
}

/** A paid payment without another transaction id is the same money, reported in another way. */
function isSameMoney(payment: Payment, { transactionId }: PaidReport): boolean {
  if (unpaidStates.includes(payment.state)) return false;
  return payment.transaction_id === null || transactionId === null || payment.transaction_id === transactionId;
}

async function storeTransaction(
  context: PaymentContext,
  payment: Payment,
  { transactionId }: PaidReport,
): Promise<void> {
  if (payment.transaction_id !== null || transactionId === null) return;
  await changePayment(context.db, payment.id, [payment.state], {
    transaction_id: transactionId,
    updated_at: context.now(),
  });
}

/**
 * Where received money belongs. A payment counts for what is owed; a change may have made that less than the page asked
 * for, and the `spare` goes back.
 */
async function placeOfMoney(
  tx: Tx,
  payment: Payment,
  outcome: MoveOutcome,
): Promise<{ readonly state: PaymentState; readonly spare: Money }> {
  if (stageOf(outcome) === "cancelled") return { state: "paid-late", spare: zero };
  const balance = await balanceOf(tx, payment.order_id);
  const total = money(outcome.kind === "not-found" ? payment.amount : outcome.order.total);
  const owed = owedOf({ total, ...balance });
  // The order was handed over, so the courier or the counter has the money of an order paid on receipt.
  const isCollected = stageOf(outcome) === "handed-over" && !isPaidOnline(outcome);
  if (isCollected || owed <= zero) return { state: "paid-twice", spare: zero };
  return { state: "paid", spare: maxMoney(zero, money(payment.amount - owed)) };
}

/** Refunds what a payment brought beyond the sum owed. */
async function giveSpare(context: PaymentContext, tx: Tx, payment: Payment, amount: Money): Promise<void> {
  const order = { id: payment.order_id };
  const receipt = receiptDifference([], soldBy([{ ...payment, state: "paid" }]) ?? [], amount, wholeOrder(order.id));
  const by = `payment:${methodOf(payment.gateway)}`;
  const wish = { order, cause: "change", amount, way: "gateway", receipt, reason: "", by, at: context.now() } as const;
  await makeRefund(tx, wish, canRefundWith(context.gateways));
}

function stageOf(outcome: MoveOutcome): OrderStage | null {
  if (outcome.kind === "not-found") return null;
  return outcome.kind === "not-allowed" ? outcome.from : outcome.order.stage;
}

function isPaidOnline(outcome: MoveOutcome): boolean {
  return outcome.kind === "not-found" || outcome.order.paidOnline;
}

/** A payment with a wrong sum or currency does not accept the order; the operator decides about it. */
async function settleWrong(context: PaymentContext, payment: Payment, report: PaidReport): Promise<void> {
  await transaction(context.db, (tx) => recordMoney(context, tx, payment, report, "wrong-amount"));
}

/**
 * Writes money to its payment's row, or to a new row when that row already holds other money. False: already recorded.
 */
async function recordMoney(
  context: PaymentContext,
  tx: Tx,
  payment: Payment,
  report: PaidReport,
  state: PaymentState,
): Promise<boolean> {
  const at = context.now();
  const owedAt = state === "paid" ? null : at;
  const money = { state, received: report.amount, transaction_id: report.transactionId, owed_at: owedAt };
  let id = payment.id;
  if (!(await changePayment(tx, id, unpaidStates, { ...money, updated_at: at }))) {
    const settled = await getPayment(tx, id);
    if (settled === null || isSameMoney(settled, report)) return false;
    if (await isKnownTransaction(tx, payment.gateway, report.transactionId)) return false;
    const own = await insertPayment(tx, { ...payment, ...money, claimed_until: 0 }, at);
    if (own === null) throw new Error(`another process is recording the payment of order ${payment.order_id}; retry`);
    id = own.id;
  }
  if (state !== "paid" && state !== "wrong-amount" && canRefundWith(context.gateways)(payment.gateway)) {
    await schedulePaymentJob(tx, refundPaymentJob, id, at);
  }
  return true;
}

/** Applies the gateway's final refusal: the order still awaits payment and may be paid again. */
export async function settleDeclined(context: PaymentContext, payment: Payment): Promise<void> {
  const change = { state: "declined", updated_at: context.now() } as const;
  if (await changePayment(context.db, payment.id, openStates, change))
    await context.orders.announceChange(payment.order_id);
}

/** Records a refund, made by the shop or by a person at the gateway. */
export async function settleRefunded(context: PaymentContext, payment: Payment): Promise<void> {
  await toRefunded(context, payment, [...withMoney, ...unpaidStates]);
}

/** Records that a person refunded a payment that was owed. False: nothing such is owed. */
export async function markPaymentReturned(context: PaymentContext, id: string): Promise<boolean> {
  const payment = await getPayment(context.db, id);
  return payment !== null && toRefunded(context, payment, owedStates);
}

async function toRefunded(context: PaymentContext, payment: Payment, from: readonly PaymentState[]): Promise<boolean> {
  const change = { state: "refunded", updated_at: context.now() } as const;
  const isNew = await changePayment(context.db, payment.id, from, change);
  if (isNew) await context.orders.announceChange(payment.order_id);
  return isNew;
}

/**
 * Inside the transaction that cancels an order: schedules the refund of received money and closes open payments.
 * Returns the sum of the refund.
 */
export async function releasePayments(
  tx: Tx,
  order: { readonly id: OrderId; readonly at: number },
  canRefund: CanRefund,
): Promise<Money> {
  const rest = await restAfterRefunds(tx, order.id);
  let owed: number = rest?.amount ?? 0;
  if (rest !== null && rest.amount > zero) {
    const receipt = receiptDifference([], rest.sold, rest.amount, wholeOrder(order.id));
    const wish = {
      order,
      cause: "cancellation",
      amount: rest.amount,
      way: "gateway",
      receipt,
      reason: "",
      by: "shop",
    } as const;
    await makeRefund(tx, { ...wish, at: order.at }, canRefund);
  }
  for (const payment of await paymentsIn(
    tx,
    [...openStates, ...(rest === null ? (["paid"] as const) : [])],
    order.id,
  )) {
    if (payment.state === "pending") {
      await schedulePaymentJob(tx, revokePaymentJob, payment.id, order.at);
      continue;
    }
    if (payment.state !== "paid") {
      await changePayment(tx, payment.id, [payment.state], { state: "declined", updated_at: order.at });
      continue;
    }
    owed += receivedOf(payment);
    await changePayment(tx, payment.id, ["paid"], { state: "paid-cancelled", owed_at: order.at, updated_at: order.at });
    if (canRefund(payment.gateway)) await schedulePaymentJob(tx, refundPaymentJob, payment.id, order.at);
  }
  return money(owed);
}

/** What an order with partial refunds still has to give back; null: it has none, and its payments go back whole. */
async function restAfterRefunds(
  tx: Tx,
  orderId: OrderId,
): Promise<{ readonly amount: Money; readonly sold: readonly ReceiptPosition[] } | null> {
  const { payments, refunds, parts } = await moneyRows(tx, [orderId]);
  if (refunds.length === 0) return null;
  const { paid, refunded } = balanceFrom(payments, refunds, parts);
  return { amount: subtractMoney(paid, refunded), sold: soldBy(payments, parts) ?? [] };
}

/** The guest chose another payment method, or the sum changed: closes the gateway's page and finds money paid there meanwhile. */
export async function closePayments(tx: Tx, order: { readonly id: OrderId; readonly at: number }): Promise<void> {
  for (const payment of await paymentsIn(tx, openStates, order.id)) {
    await changePayment(tx, payment.id, [payment.state], { state: "closed", updated_at: order.at });
    if (payment.state === "pending") await schedulePaymentJob(tx, revokePaymentJob, payment.id, order.at);
  }
}
