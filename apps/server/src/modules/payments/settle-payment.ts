import type { OrderStage } from "@skatert/domain";
import type { Tx } from "../../database/tables.ts";
import { transaction } from "../../database/transaction.ts";
import type { PaymentReport } from "../../ports/payment/payment-gateway.ts";
import type { MoveOutcome } from "../orders/move-order.ts";
import { canRefundWith, type PaymentContext } from "./payment-context.ts";
import { refundPaymentJob, revokePaymentJob, schedulePaymentJob } from "./payment-jobs.ts";
import {
  changePayment,
  getPayment,
  insertPayment,
  isKnownTransaction,
  openStates,
  owedStates,
  type Payment,
  paymentsIn,
} from "./payment-repository.ts";
import type { PaymentState } from "./tables.ts";

export type PaidReport = Extract<PaymentReport, { state: "paid" }>;

const currency = "RUB";
/** States that money has not reached yet; a declined payment may still be paid, late. */
const unpaidStates: readonly PaymentState[] = [...openStates, "declined"];
const withMoney: readonly PaymentState[] = ["paid", ...owedStates];

/**
 * Money has come. In one transaction the order is accepted, if it still waits, and the payment says what the money is;
 * the same money told again, at once or a day later, changes nothing.
 */
export async function settlePaid(context: PaymentContext, payment: Payment, report: PaidReport): Promise<void> {
  if (isSameMoney(payment, report)) return keepTransaction(context, payment, report);
  if (report.amount !== payment.amount || report.currency !== currency) return settleWrong(context, payment, report);
  await context.orders.move(payment.order_id, "accepted", `payment:${payment.gateway}`, {
    inside: async (tx, outcome) => {
      const isNew = await recordMoney(context, tx, payment, report, await stateOfMoney(tx, payment, outcome));
      if (!isNew && outcome.kind === "moved")
        throw new Error(`order ${payment.order_id} would be accepted for money told before`);
    },
  });
}

/** What is paid already and named by no other id is this money, told by another way. */
function isSameMoney(payment: Payment, { transactionId }: PaidReport): boolean {
  if (unpaidStates.includes(payment.state)) return false;
  return payment.transaction_id === null || transactionId === null || payment.transaction_id === transactionId;
}

async function keepTransaction(
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

async function stateOfMoney(tx: Tx, payment: Payment, outcome: MoveOutcome): Promise<PaymentState> {
  if (stageOf(outcome) === "cancelled") return "paid-late";
  const [paid] = await paymentsIn(tx, ["paid"], payment.order_id);
  return paid === undefined ? "paid" : "paid-twice";
}

function stageOf(outcome: MoveOutcome): OrderStage | null {
  if (outcome.kind === "not-found") return null;
  return outcome.kind === "not-allowed" ? outcome.from : outcome.order.stage;
}

/** A sum or a currency that nobody asked for accepts no order; a person decides what becomes of it. */
async function settleWrong(context: PaymentContext, payment: Payment, report: PaidReport): Promise<void> {
  await transaction(context.db, (tx) => recordMoney(context, tx, payment, report, "wrong-amount"));
}

/** Writes money into its payment's row, or into one of its own when that already holds other money. False: known before. */
async function recordMoney(
  context: PaymentContext,
  tx: Tx,
  payment: Payment,
  report: PaidReport,
  state: PaymentState,
): Promise<boolean> {
  const at = context.now();
  const money = { state, received: report.amount, transaction_id: report.transactionId };
  let id = payment.id;
  if (!(await changePayment(tx, id, unpaidStates, { ...money, updated_at: at }))) {
    const settled = await getPayment(tx, id);
    if (settled === null || isSameMoney(settled, report)) return false;
    if (await isKnownTransaction(tx, payment.gateway, report.transactionId)) return false;
    const own = await insertPayment(tx, { ...payment, ...money, claimed_until: 0 }, at);
    if (own === null) throw new Error(`money for order ${payment.order_id} is being recorded elsewhere, ask again`);
    id = own.id;
  }
  if (state !== "paid" && state !== "wrong-amount" && canRefundWith(context.gateways)(payment.gateway)) {
    await schedulePaymentJob(tx, refundPaymentJob, id, at);
  }
  return true;
}

/** The gateway's final no: the order goes on waiting, and may be paid anew. */
export async function settleDeclined(context: PaymentContext, payment: Payment): Promise<void> {
  await changePayment(context.db, payment.id, openStates, { state: "declined", updated_at: context.now() });
}

/** The money went back, by us or by a person at the gateway. */
export async function settleRefunded(context: PaymentContext, payment: Payment): Promise<void> {
  await changePayment(context.db, payment.id, [...withMoney, ...unpaidStates], {
    state: "refunded",
    updated_at: context.now(),
  });
}

/** Inside the transaction that cancels an order: money that came goes back, and nobody shall pay any more. */
export async function releasePayments(
  tx: Tx,
  order: { readonly id: number; readonly at: number },
  canRefund: (gateway: string) => boolean,
): Promise<void> {
  for (const payment of await paymentsIn(tx, ["paid", ...openStates], order.id)) {
    if (payment.state === "pending") {
      await schedulePaymentJob(tx, revokePaymentJob, payment.id, order.at);
      continue;
    }
    const isPaid = payment.state === "paid";
    const state = isPaid ? "paid-cancelled" : "declined";
    await changePayment(tx, payment.id, [payment.state], { state, updated_at: order.at });
    if (isPaid && canRefund(payment.gateway)) await schedulePaymentJob(tx, refundPaymentJob, payment.id, order.at);
  }
}
