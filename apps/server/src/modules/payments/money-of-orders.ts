import { type Money, money, type OrderId } from "@skatert/domain";
import { isOneOf } from "../../database/lists.ts";
import type { Db } from "../../database/tables.ts";
import type { MoneyOfOrder, OrderMoney, OwedMoney } from "../orders/shown/order-money.ts";
import { owedStates, type Payment } from "./payment-repository.ts";

/** The money of an order's payments, for its owner. */
export async function moneyOfOrder(db: Db, orderId: OrderId): Promise<OrderMoney> {
  const query = db.selectFrom("payments").selectAll().where("order_id", "=", orderId);
  const payments = await query.orderBy("attempt").limit(500).execute();
  return {
    isDeclined: payments.at(-1)?.state === "declined",
    moneyBack: owedMoney(payments),
    paid: money(payments.reduce((sum, payment) => sum + refundOf(payment), 0)),
  };
}

/** Of a page of orders; those without a payment are left out. */
export async function moneyOfOrders(db: Db, orderIds: readonly OrderId[]): Promise<ReadonlyMap<OrderId, MoneyOfOrder>> {
  const query = db
    .selectFrom("payments")
    .select(["order_id", "state", "received", "amount"])
    .where(isOneOf(db, "order_id", orderIds));
  const byOrder = Map.groupBy(await query.execute(), ({ order_id }) => order_id);
  return new Map(
    [...byOrder].map(([id, payments]) => {
      const back = payments.filter(({ state }) => state === "refunded" || owedStates.includes(state));
      const kept = payments.filter(({ state }) => state === "paid");
      return [id, { paid: sumOf([...kept, ...back]), refunded: sumOf(back) }];
    }),
  );
}

function sumOf(payments: readonly Pick<Payment, "received" | "amount">[]): Money {
  return money(payments.reduce((sum, { received, amount }) => sum + (received ?? amount), 0));
}

/** Kopecks to refund to the guest when the payment's order is cancelled. */
export function refundOf({ state, received, amount }: Payment): number {
  return state === "paid" ? (received ?? amount) : 0;
}

function owedMoney(payments: readonly Payment[]): OwedMoney | null {
  const back = payments.filter(({ state }) => state === "refunded" || owedStates.includes(state));
  if (back.length === 0) return null;
  return {
    state: back.every(({ state }) => state === "refunded") ? "done" : "due",
    amount: sumOf(back),
    since: Math.max(...back.map(({ owed_at: owed, updated_at: updated }) => owed ?? updated)),
  };
}
