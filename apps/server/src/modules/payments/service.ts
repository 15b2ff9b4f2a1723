import { type OrderId, zero } from "@skatert/domain";
import type { JobHandler } from "../../jobs/job-runner.ts";
import type { GatewayMessage } from "../../ports/payment/payment-gateway.ts";
import type { StoredOrder } from "../orders/stored/stored-order.ts";
import { changeMethod, type MethodChange, type MethodWish } from "./methods/change-method.ts";
import { openStates, owedStates, type Payment, paymentsIn } from "./payment-repository.ts";
import { type PartByHand, partsByHand } from "./refunds/refund-repository.ts";
import { markPartReturned } from "./refunds/refund-work.ts";
import { checkOrder, checkPayment, lookAtOrder, owedBy, receiveMessage } from "./settling/ask-gateway.ts";
import type { PaymentContext } from "./settling/payment-context.ts";
import { paymentWork } from "./settling/payment-work.ts";
import { markPaymentReturned } from "./settling/settle-payment.ts";
import { startPayment } from "./settling/start-payment.ts";

export type PayStart =
  | { readonly kind: "go"; readonly url: string }
  /** The order is paid, cancelled, paid on receipt, or its slot has begun. */
  | { readonly kind: "not-payable" }
  /** The gateway is unavailable. */
  | { readonly kind: "away" };

/** Online payments of orders: start, callbacks, checks and refunds. */
export interface Payments {
  /** The gateway's page, or `returnUrl` (absolute) when nothing is left to pay. */
  start(order: StoredOrder, returnUrl: string): Promise<PayStart>;
  /** See changeMethod. */
  changeMethod(wish: MethodWish): Promise<MethodChange>;
  /** See receiveMessage. */
  receive(gateway: string, message: GatewayMessage): Promise<string>;
  /** See checkPayment. */
  check(paymentId: string): Promise<"done" | "again">;
  /** See checkOrder. */
  checkOrder(orderId: OrderId): Promise<void>;
  /** Payments whose money must be refunded, oldest first. */
  needingAttention(): Promise<readonly Payment[]>;
  /** Parts of refunds that people must hand back, oldest first. */
  partsByHand(): Promise<readonly PartByHand[]>;
  /** Records that a person refunded the money of a payment, or of a part by its id. False: nothing such is owed. */
  markReturned(id: string): Promise<boolean>;
  /** Handlers of jobs, by kind. */
  readonly jobs: Readonly<Record<string, JobHandler>>;
}

export function createPayments(context: PaymentContext): Payments {
  const { db } = context;
  return {
    start: (order, returnUrl) => start(context, order, returnUrl),
    changeMethod: (wish) => changeMethod(context, wish),
    receive: (gateway, message) => receiveMessage(context, gateway, message),
    check: (paymentId) => checkPayment(context, paymentId),
    checkOrder: (orderId) => checkOrder(context, orderId),
    needingAttention: () => paymentsIn(db, owedStates),
    partsByHand: () => partsByHand(db),
    markReturned: async (id) => (await markPaymentReturned(context, id)) || markPartReturned(context, id),
    jobs: paymentWork(context),
  };
}

async function start(context: PaymentContext, order: StoredOrder, returnUrl: string): Promise<PayStart> {
  const { orders } = context;
  const owed = await owedBy(context, order);
  if (!orders.isPayable(order, owed)) return { kind: "not-payable" };
  if (owed === zero) {
    await orders.move(order.id, "accepted", `payment:${order.payment_method}`, { from: "awaiting-payment" });
    return { kind: "go", url: returnUrl };
  }
  // A page that expired, or was paid in another tab, is of no use.
  await lookAtOrder(context, order.id);
  if (!(await isUnpaid(context, order.id))) return { kind: "go", url: returnUrl };
  const payment = await startPayment(context, order, returnUrl);
  if (payment === null) {
    // A callback may have paid the order while the gateway's answer failed.
    return (await isUnpaid(context, order.id)) ? { kind: "away" } : { kind: "go", url: returnUrl };
  }
  return { kind: "go", url: openStates.includes(payment.state) ? (payment.pay_url ?? returnUrl) : returnUrl };
}

async function isUnpaid(context: PaymentContext, id: OrderId): Promise<boolean> {
  const order = await context.orders.get(id);
  return order !== null && (await owedBy(context, order)) > zero;
}
