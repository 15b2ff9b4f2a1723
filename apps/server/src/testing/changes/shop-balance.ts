import { dishCount } from "@skatert/domain";
import { expect } from "vitest";
import type { StoredOrder } from "../../modules/orders/stored/stored-order.ts";
import { balanceOf, owedFor } from "../../modules/payments/refunds/order-balance.ts";
import type { RunningShop } from "../shops/start-shop.ts";

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** What the shop and its guest had before the first order. */
export interface Beginning {
  readonly stock: ReadonlyMap<number, number>;
  readonly userId: number;
  readonly points: number;
}

/**
 * Fails unless every counter of the shop equals what its orders hold (CHANGE-1, CHANGE-3): the sums of each order, stock,
 * slots, coupons, points and money.
 */
export async function expectBalance(shop: RunningShop, beginning: Beginning): Promise<void> {
  const { db } = shop.store;
  const ids = (await db.selectFrom("orders").select("id").execute()).map(({ id }) => id);
  const orders = await shop.app.services.orders.many(ids);
  const live = orders.filter(({ stage }) => stage !== "cancelled");
  for (const order of orders) expectSums(order);
  await expectStock(shop, live, beginning);
  await expectSlots(shop, live);
  await expectCoupons(shop, live);
  await expectPoints(shop, orders, beginning);
  for (const order of orders) await expectMoney(shop, order);
}

function expectSums({ total, details: { lines, adjustments } }: StoredOrder): void {
  expect(sum(adjustments.map(({ amount }) => amount))).toBe(total);
  const fee = sum(
    adjustments.flatMap(({ kind, amount }) => (kind === "delivery" || kind === "express" ? [amount] : [])),
  );
  expect(sum(lines.map(({ paid }) => paid ?? 0)) + fee).toBe(total);
}

async function expectStock({ store }: RunningShop, live: readonly StoredOrder[], { stock }: Beginning): Promise<void> {
  const rows = await store.db.selectFrom("stock").selectAll().where("warehouse_id", "=", 10).execute();
  for (const { product_id: id, quantity } of rows) {
    const lines = live.flatMap(({ details }) => details.lines.filter(({ productId }) => productId === id));
    expect(Number(quantity) + sum(lines.map((line) => line.quantity)), `stock of ${id}`).toBe(stock.get(id));
  }
}

async function expectSlots({ store }: RunningShop, live: readonly StoredOrder[]): Promise<void> {
  const rows = await store.db.selectFrom("slot_counters").selectAll().execute();
  for (const { method, slot_start: start, ...counted } of rows) {
    const inside = live.filter((order) => order.slot_start === Number(start) && ["all", order.method].includes(method));
    expect([counted.orders, counted.sum, counted.dishes].map(Number), `slot of ${method}`).toEqual([
      inside.length,
      sum(inside.map(({ total }) => total)),
      sum(inside.map(({ details }) => dishCount(details.lines))),
    ]);
  }
}

async function expectCoupons({ store }: RunningShop, live: readonly StoredOrder[]): Promise<void> {
  const counters = await store.db.selectFrom("coupon_counters").selectAll().execute();
  for (const { coupon_id: id, customer, uses, given } of counters) {
    const users = live.filter(
      ({ details }) => details.couponIds.includes(id) && (customer === "" || details.customer === customer),
    );
    expect(Number(uses), `uses of coupon ${id} by ${customer}`).toBe(users.length);
    const discounts = users.flatMap(({ details }) =>
      details.adjustments.flatMap(({ couponId, amount }) => (couponId === id ? [-amount] : [])),
    );
    if (customer === "") expect(Number(given), `given by coupon ${id}`).toBe(sum(discounts));
  }
}

/** Points earned are those of the ledger; a test states them for an order of its own. */
async function expectPoints(
  { store }: RunningShop,
  orders: readonly StoredOrder[],
  { userId, points }: Beginning,
): Promise<void> {
  const account = await store.db
    .selectFrom("bonus_accounts")
    .select("balance")
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  const ledger = await store.db.selectFrom("bonus_entries").selectAll().where("user_id", "=", userId).execute();
  expect(account.balance).toBe(points + sum(ledger.map((entry) => entry.points)));
  const refunds = await store.db.selectFrom("refunds").select(["order_id", "points_back"]).execute();
  for (const order of orders.filter(({ user_id: owner }) => owner === userId)) {
    const own = ledger.filter(({ order_id: id, kind }) => id === order.id && kind !== "earned");
    const back = refunds.filter(({ order_id: id }) => id === order.id).map((refund) => refund.points_back);
    const spent = order.stage === "cancelled" ? 0 : Math.max(0, order.details.bonusPoints - sum(back));
    expect(-sum(own.map((entry) => entry.points)), `points of order ${order.id}`).toBe(spent === 0 ? -0 : spent);
  }
}

async function expectMoney({ store }: RunningShop, { id, stage, total, paidOnline }: StoredOrder): Promise<void> {
  const balance = await balanceOf(store.db, id);
  const owed = owedFor(total, balance);
  // What a handed-over order lacked was collected on receipt.
  const collected = stage === "handed-over" ? Math.max(0, owed) : 0;
  expect(balance.refunded, `refunds of order ${id}`).toBeLessThanOrEqual(balance.paid + collected);
  if (stage === "cancelled") expect(balance.refunded, `money of order ${id}`).toBe(balance.paid);
  else if (paidOnline) expect(owed, `owed for order ${id}`).toBeGreaterThanOrEqual(0);
}
