import type { Store } from "../../apps/server/src/database/store.ts";
import { online } from "./race-order.ts";

/** Payments and slots that contradict the orders, in words. */
export async function unbalanced(store: Store): Promise<readonly string[]> {
  const orders = await store.db
    .selectFrom("orders")
    .select(["id", "stage", "total", "payment_method", "slot_start"])
    .execute();
  const live = orders.filter(({ stage }) => stage !== "cancelled");
  const paid = live.filter((order) => order.payment_method === online);
  const payments = await store.db.selectFrom("payments").select(["order_id", "state", "received"]).execute();
  const kept = payments.filter(({ state }) => state === "paid");
  const returned = new Set(
    payments.filter(({ state }) => state === "paid-cancelled" || state === "refunded").map((row) => row.order_id),
  );
  const slots = await store.db.selectFrom("slot_counters").select(["method", "orders", "sum"]).execute();
  const all = slots.filter(({ method }) => method === "all");
  const counts: readonly (readonly [string, number, number])[] = [
    ["payments of live orders", kept.length, paid.length],
    ["money of live orders", sumOf(kept, (row) => row.received ?? 0), sumOf(paid, (order) => order.total)],
    [
      "payments returned",
      returned.size,
      orders.filter((order) => order.payment_method === online && order.stage === "cancelled").length,
    ],
    ["orders in slots", sumOf(all, (row) => row.orders), live.length],
    ["money in slots", sumOf(all, (row) => row.sum), sumOf(live, (order) => order.total)],
    ["orders in slots of methods", sumOf(slots, (row) => row.orders), 2 * live.length],
  ];
  return counts
    .filter(([, actual, expected]) => actual !== expected)
    .map(([name, actual, expected]) => `${name}: ${actual}, must be ${expected}`);
}

function sumOf<Item>(items: readonly Item[], number: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + number(item), 0);
}
