import { type Money, money, type OrderId, owedOf } from "@skatert/domain";
import { isOneOf } from "../../../database/lists.ts";
import type { Db } from "../../../database/tables.ts";
import { isBack, type Payment } from "../payment-repository.ts";
import type { RefundPart, RefundRow } from "./refund-repository.ts";

/** The money of an order: what its guest paid through gateways, and what went or goes back in any way. */
export interface OrderBalance {
  readonly paid: Money;
  readonly refunded: Money;
  /** The part of `refunded` by which the guest owes less, because the order's total stays. */
  readonly compensated: Money;
  /** What the gateways received and have not given back. */
  readonly atGateways: Money;
}

type Paid = Pick<Payment, "state" | "received" | "amount" | "returned">;

/** A payment that goes back whole includes its parts that went back before. */
export function balanceFrom(
  payments: readonly Paid[],
  refunds: readonly Pick<RefundRow, "cause" | "amount">[],
  parts: readonly Pick<RefundPart, "payment_id" | "amount">[],
): OrderBalance {
  const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
    money(rows.reduce((sum, row) => sum + of(row), 0));
  const counted = payments.filter(({ state }) => state === "paid" || isBack(state));
  const cash = parts.filter(({ payment_id: payment }) => payment === null);
  const online = sumOf(counted, (payment) => (isBack(payment.state) ? receivedOf(payment) : payment.returned));
  return {
    paid: sumOf(counted, receivedOf),
    atGateways: sumOf(
      payments.filter(({ state }) => state === "paid"),
      (payment) => receivedOf(payment) - payment.returned,
    ),
    refunded: money(online + sumOf(cash, ({ amount }) => amount)),
    compensated: sumOf(
      refunds.filter(({ cause }) => cause === "compensation"),
      ({ amount }) => amount,
    ),
  };
}

export function receivedOf({ received, amount }: Pick<Payment, "received" | "amount">): number {
  return received ?? amount;
}

/** The rows that tell the money of orders. */
export async function moneyRows(db: Db, orderIds: readonly OrderId[]) {
  const isTheirs = isOneOf(db, "order_id", orderIds);
  const payments = await db.selectFrom("payments").selectAll().where(isTheirs).orderBy("attempt").execute();
  const refunds = await db.selectFrom("refunds").selectAll().where(isTheirs).orderBy("number").execute();
  const parts = await db.selectFrom("refund_parts").selectAll().where(isTheirs).orderBy("number").execute();
  return { payments, refunds, parts };
}

export async function balanceOf(db: Db, orderId: OrderId): Promise<OrderBalance> {
  const { payments, refunds, parts } = await moneyRows(db, [orderId]);
  return balanceFrom(payments, refunds, parts);
}

/** What the guest owes for a total, minor units; negative: too much is paid. */
export function owedFor(total: number, balance: OrderBalance): number {
  return owedOf({ total: money(total), ...balance });
}
