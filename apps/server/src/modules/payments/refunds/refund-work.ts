import { money } from "@skatert/domain";
import { transaction } from "../../../database/transaction.ts";
import { GatewayRefusal, type PartRefundReport } from "../../../ports/payment/payment-gateway.ts";
import { getPayment, type Payment } from "../payment-repository.ts";
import { atGateway, type PaymentAtGateway, type PaymentContext } from "../settling/payment-context.ts";
import { receiptIn, splitReceipt } from "./receipt-parts.ts";
import {
  changePart,
  getPart,
  insertPart,
  partsOfPayment,
  type RefundPart,
  storeBefore,
  unsettledParts,
} from "./refund-repository.ts";

/**
 * Requests a part of a refund from its gateway; "again": it is not settled. The parts of a payment wait for each other,
 * so that the sum that the gateway has refunded tells which of them it has paid. A repeat asks for that sum first: a
 * refund whose answer was lost is never requested twice. Throws GatewayFailure.
 */
export async function refundPart(context: PaymentContext, partId: string): Promise<"done" | "again"> {
  const part = await getPart(context.db, partId);
  if (part?.payment_id == null || !unsettledParts.includes(part.state)) return "done";
  const earlier = (await partsOfPayment(context.db, part.payment_id)).filter(({ number }) => number < part.number);
  if (earlier.some(({ state }) => unsettledParts.includes(state))) return "again";
  const payment = await getPayment(context.db, part.payment_id);
  const at = payment === null ? null : atGateway(context, payment);
  if (payment === null || at === null) {
    await leavePartToPeople(context, partId);
    return "done";
  }
  try {
    const report = await askFor(context, at, part);
    return report === null ? "done" : await applyReport(context, payment, part, report);
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error;
    context.onError(error);
    await leavePartToPeople(context, partId);
    return "done";
  }
}

/** Null: the gateway has paid it already, and the part is settled. */
async function askFor(
  context: PaymentContext,
  { gateway, known }: PaymentAtGateway,
  part: RefundPart,
): Promise<PartRefundReport | null> {
  const { refunded, refundPart: request, refundState } = gateway;
  if (refunded === undefined || request === undefined) throw new GatewayRefusal("the gateway cannot refund a part");
  if (part.external_id !== null && refundState !== undefined) return refundState(part.external_id);
  const back = await refunded(known);
  if (part.gateway_before === null) await storeBefore(context.db, part.id, back);
  else if (back - part.gateway_before >= part.amount) {
    await markDone(context, part);
    return null;
  }
  const order = await context.orders.get(part.order_id);
  if (order === null) throw new GatewayRefusal("the order of the refund is gone");
  const customer = { name: order.name, phone: order.phone, email: order.email };
  return request(known, { id: part.id, amount: money(part.amount), customer, receipt: receiptIn(part) ?? [] });
}

async function applyReport(
  context: PaymentContext,
  payment: Payment,
  part: RefundPart,
  { state, amount, externalId }: PartRefundReport,
): Promise<"done" | "again"> {
  if (state === "pending") {
    const change = { state, external_id: externalId, updated_at: context.now() } as const;
    await changePart(context.db, part.id, unsettledParts, change);
    return "again";
  }
  if (amount < part.amount) await splitShort(context, part, amount);
  if (amount > part.amount)
    context.onError(new Error(`${payment.gateway} refunded more than asked for order ${part.order_id}`));
  await markDone(context, part, externalId);
  return "done";
}

/** The gateway paid less than asked: people hand back the rest. */
async function splitShort(context: PaymentContext, part: RefundPart, amount: number): Promise<void> {
  await transaction(context.db, async (tx) => {
    const [own, rest] = splitReceipt(receiptIn(part) ?? [], money(amount));
    const change = { amount, receipt: JSON.stringify(own), updated_at: context.now() };
    if (!(await changePart(tx, part.id, unsettledParts, change))) return;
    const refund = await tx
      .selectFrom("refunds")
      .selectAll()
      .where("id", "=", part.refund_id)
      .executeTakeFirstOrThrow();
    const left = {
      payment_id: part.payment_id,
      amount: part.amount - amount,
      state: "to-hand-back",
      receipt: rest,
    } as const;
    await insertPart(tx, refund, left);
    await context.orders.recordRefund(tx, part.order_id);
  });
}

/** Also a part that people were asked to hand back: its money arrived late, so nobody must pay it again. */
async function markDone(context: PaymentContext, part: RefundPart, externalId = part.external_id): Promise<void> {
  await settlePart(context, part, [...unsettledParts, "to-hand-back"], { state: "done", external_id: externalId });
}

/** Records that a person gave a part back which was left to people. False: nothing such is owed. */
export async function markPartReturned(context: PaymentContext, partId: string): Promise<boolean> {
  const part = await getPart(context.db, partId);
  return part !== null && settlePart(context, part, ["to-hand-back"], { state: "handed-back" });
}

/** The restaurant sees that it must give the money back itself. */
export async function leavePartToPeople(context: PaymentContext, partId: string): Promise<void> {
  const part = await getPart(context.db, partId);
  if (part !== null) await settlePart(context, part, unsettledParts, { state: "to-hand-back" });
}

/** Shows the restaurant and the guest what became of the part. False: it was in none of the states. */
async function settlePart(
  context: PaymentContext,
  part: RefundPart,
  from: readonly RefundPart["state"][],
  change: Pick<Parameters<typeof changePart>[3], "state" | "external_id">,
): Promise<boolean> {
  const isNew = await transaction(context.db, async (tx) => {
    if (!(await changePart(tx, part.id, from, { ...change, updated_at: context.now() }))) return false;
    await context.orders.recordRefund(tx, part.order_id);
    return true;
  });
  if (isNew) await context.orders.announceChange(part.order_id);
  return isNew;
}

/**
 * The gateway's own word on what it has refunded of a payment, such as a notice: settles the parts that it covers beyond
 * those it has paid before. What it was asked for last comes before what was left to people.
 */
export async function settleParts(context: PaymentContext, paymentId: string, refunded: number): Promise<void> {
  const parts = await partsOfPayment(context.db, paymentId);
  const isOpen = ({ state }: RefundPart) => unsettledParts.includes(state);
  let left = parts.reduce((rest, { state, amount }) => (state === "done" ? rest - amount : rest), refunded);
  for (const part of [...parts.filter(isOpen), ...parts.filter(({ state }) => state === "to-hand-back")]) {
    const isCovered = part.gateway_before !== null && refunded - part.gateway_before >= part.amount;
    if (!isCovered || left < part.amount) continue;
    left -= part.amount;
    await markDone(context, part);
  }
}
