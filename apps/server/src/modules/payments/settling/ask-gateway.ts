import { type Money, type OrderId, toPay, zero } from "@skatert/domain";
import {
  type GatewayMessage,
  gatewayNamed,
  MessageRefused,
  type PaymentReport,
} from "../../../ports/payment/payment-gateway.ts";
import type { StoredOrder } from "../../orders/stored/stored-order.ts";
import {
  changePayment,
  findPayment,
  getPayment,
  openPaymentOf,
  openStates,
  type Payment,
  takeLook,
} from "../payment-repository.ts";
import { balanceOf, receivedOf } from "../refunds/order-balance.ts";
import { settleParts } from "../refunds/refund-work.ts";
import { atGateway, type PaymentContext } from "./payment-context.ts";
import { settleDeclined, settlePaid, settleRefunded } from "./settle-payment.ts";

/** Applies a gateway's report; a repeated report changes nothing. */
export async function settle(context: PaymentContext, payment: Payment, report: PaymentReport): Promise<void> {
  switch (report.state) {
    case "pending":
      return;
    case "held":
      return settleHeld(context, payment);
    case "paid":
      await settlePaid(context, payment, report);
      if (report.refunded !== undefined) await settleParts(context, payment.id, report.refunded);
      return;
    case "declined":
      return settleDeclined(context, payment);
    case "refunded":
      await settleParts(context, payment.id, receivedOf(payment));
      // Parts may have returned all of it.
      return payment.returned < receivedOf(payment) ? settleRefunded(context, payment) : undefined;
  }
}

/** What the guest of a live order must still pay. */
export async function owedBy({ db }: Pick<PaymentContext, "db">, order: StoredOrder): Promise<Money> {
  return toPay(order, await balanceOf(db, order.id));
}

/** Captures blocked money for an order that is owed some, and releases it otherwise. */
async function settleHeld(context: PaymentContext, payment: Payment): Promise<void> {
  const at = atGateway(context, payment);
  if (at === null) return;
  const order = await context.orders.get(payment.order_id);
  const isAwaited = order !== null && (await owedBy(context, order)) > zero;
  if (isAwaited && at.gateway.capture !== undefined) await settle(context, payment, await at.gateway.capture(at.known));
  else await at.gateway.revoke?.(at.known);
}

/** Asks the gateway for the state of an open payment; "again": it is still open. Throws GatewayFailure. */
export async function checkPayment(context: PaymentContext, paymentId: string): Promise<"done" | "again"> {
  const payment = await getPayment(context.db, paymentId);
  if (payment === null || !openStates.includes(payment.state)) return "done";
  const at = atGateway(context, payment);
  if (at !== null) await settle(context, payment, await at.gateway.report(at.known));
  const after = await getPayment(context.db, paymentId);
  return after !== null && openStates.includes(after.state) ? "again" : "done";
}

/** The same for the order's open payment; an unavailable gateway is not an error here. */
export async function checkOrder(context: PaymentContext, orderId: OrderId): Promise<void> {
  const open = await openPaymentOf(context.db, orderId);
  if (open !== null) await checkPayment(context, open.id).catch(context.onError);
}

/** Pause between two status requests caused by opening a pay link, since each is a call to the gateway. */
const quietMs = 10_000;

/** As `checkOrder`, when a shopper opens the pay link: at most one request to the gateway in ten seconds. */
export async function lookAtOrder(context: PaymentContext, orderId: OrderId): Promise<void> {
  const open = await openPaymentOf(context.db, orderId);
  if (open === null || !(await takeLook(context.db, open.id, context.now(), quietMs))) return;
  await checkPayment(context, open.id).catch(context.onError);
}

/**
 * Verifies and applies a gateway's callback; returns the text that the gateway expects. Throws MessageRefused, or
 * GatewayFailure if the gateway must be asked and is unavailable; it then repeats the callback.
 */
export async function receiveMessage(context: PaymentContext, name: string, message: GatewayMessage): Promise<string> {
  const gateway = gatewayNamed(context.gateways, name);
  if (gateway?.read === undefined) throw new MessageRefused("no gateway of this name calls back");
  const notice = await gateway.read(message);
  if (await context.handleTipNotice(name, notice)) return notice.answer;
  const payment = await findPayment(context.db, name, notice);
  if (payment === null) throw new MessageRefused("there is no such payment");
  await settle(context, await withExternalId(context, payment, notice.externalId), notice.report);
  const isWrong = (await getPayment(context.db, payment.id))?.state === "wrong-amount";
  if (isWrong) throw new MessageRefused("the sum is not the order's");
  return notice.answer;
}

/** A callback may arrive before the answer to the start, or instead of it. */
async function withExternalId(context: PaymentContext, payment: Payment, externalId: string | null): Promise<Payment> {
  if (externalId === null || payment.external_id !== null) return payment;
  await changePayment(context.db, payment.id, [payment.state], { external_id: externalId, updated_at: context.now() });
  return { ...payment, external_id: externalId };
}
