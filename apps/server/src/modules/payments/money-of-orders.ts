import { type Money, money, type OrderId, zero } from "@skatert/domain";
import type { Db } from "../../database/tables.ts";
import type { MoneyOfOrder, OrderMoney, OrderRefund, OwedMoney, RefundedLine } from "../orders/shown/order-money.ts";
import { isBack, type Payment } from "./payment-repository.ts";
import { balanceFrom, moneyRows, receivedOf } from "./refunds/order-balance.ts";
import { type RefundPart, type RefundRow, unsettledParts } from "./refunds/refund-repository.ts";

/** The money of an order, for its owner. */
export async function moneyOfOrder(db: Db, orderId: OrderId): Promise<OrderMoney> {
  const { payments, refunds, parts } = await moneyRows(db, [orderId]);
  return {
    ...balanceFrom(payments, refunds, parts),
    isDeclined: payments.at(-1)?.state === "declined",
    moneyBack: owedMoney(payments, refunds, parts),
    refunds: refunds.map((refund) => shownRefund(refund, parts)),
  };
}

/** Of a page of orders; those without a payment or refund are left out. */
export async function moneyOfOrders(db: Db, orderIds: readonly OrderId[]): Promise<ReadonlyMap<OrderId, MoneyOfOrder>> {
  const rows = await moneyRows(db, orderIds);
  const byOrder = <Row extends { readonly order_id: OrderId }>(list: readonly Row[]) =>
    Map.groupBy(list, ({ order_id }) => order_id);
  const [payments, refunds, parts] = [byOrder(rows.payments), byOrder(rows.refunds), byOrder(rows.parts)];
  return new Map(
    [...new Set([...payments.keys(), ...refunds.keys()])].map((id) => {
      const own = [payments.get(id) ?? [], refunds.get(id) ?? [], parts.get(id) ?? []] as const;
      return [id, { ...balanceFrom(...own), refunds: own[1].map((refund) => shownRefund(refund, own[2])) }];
    }),
  );
}

/** A refund with the state of its parts. */
export function shownRefund(refund: RefundRow, parts: readonly RefundPart[]): OrderRefund {
  const own = parts.filter(({ refund_id }) => refund_id === refund.id);
  const byHand = sumOf(own.filter(({ state }) => state === "to-hand-back"));
  return {
    id: refund.id,
    number: refund.number,
    amount: money(refund.amount),
    cause: refund.cause,
    state: stateOf(own, byHand),
    byHand,
    isFailed: own.some(({ state, payment_id: payment }) => state === "to-hand-back" && payment !== null),
    reason: refund.reason,
    by: refund.made_by,
    at: refund.created_at,
    lines: linesOf(refund),
    pointsBack: refund.points_back,
    pointsTaken: refund.points_taken,
  };
}

export function linesOf({ lines }: Pick<RefundRow, "lines">): readonly RefundedLine[] {
  const stored: readonly RefundedLine[] = JSON.parse(lines);
  return stored;
}

function stateOf(parts: readonly RefundPart[], byHand: Money): OrderRefund["state"] {
  if (byHand > zero) return "to-hand-back";
  return parts.some(({ state }) => unsettledParts.includes(state)) ? "pending" : "done";
}

function sumOf(parts: readonly Pick<RefundPart, "amount">[]): Money {
  return money(parts.reduce((sum, { amount }) => sum + amount, 0));
}

/** Payments that go back whole, and what a cancelled order gives back of payments that had partial refunds. */
function owedMoney(
  payments: readonly Payment[],
  refunds: readonly RefundRow[],
  parts: readonly RefundPart[],
): OwedMoney | null {
  const back = payments.filter(({ state }) => isBack(state));
  const ends = refunds.filter(({ cause }) => cause === "cancellation");
  if (back.length === 0 && ends.length === 0) return null;
  const isDone =
    back.every(({ state }) => state === "refunded") &&
    ends.every((refund) => shownRefund(refund, parts).state === "done");
  const amounts = [...back.map(receivedOf), ...ends.map(({ amount }) => amount)];
  return {
    state: isDone ? "done" : "due",
    amount: money(amounts.reduce((sum, amount) => sum + amount, 0)),
    since: Math.max(
      ...back.map(({ owed_at: owed, updated_at: updated }) => owed ?? updated),
      ...ends.map(({ created_at: at }) => at),
    ),
  };
}
