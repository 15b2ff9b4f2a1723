import { PATHS } from "@skatert/contract";
import type { Store } from "../../apps/server/src/database/store.ts";
import { accountsOf, coupon, type Supplies, soup, tea } from "./shop-files.ts";
import type { StoredOrder } from "./stored-orders.ts";

/** A ledger that does not add up: the difference, and a description. */
export interface LedgerFault {
  readonly count: number;
  readonly text: string;
}

type Count = readonly [name: string, actual: number, expected: number];

/** Compares stock, coupon uses, points and the auxiliary rows with the stored orders. */
export async function ledgerFaults(
  store: Store,
  orders: readonly StoredOrder[],
  supplies: Supplies,
): Promise<readonly LedgerFault[]> {
  const live = orders.filter(({ stage }) => stage !== "cancelled");
  const counts = [
    ...(await stockCounts(store, live, supplies)),
    ...(await couponCounts(store, live)),
    ...(await pointCounts(store, live, supplies)),
    ...(await plumbingCounts(store, orders, live)),
  ];
  const uses = live.filter(usesCoupon).length;
  const tooMany = uses - supplies.couponUses;
  return [
    ...counts.filter(([, actual, expected]) => actual !== expected).map(differenceOf),
    ...(tooMany > 0 ? [{ count: tooMany, text: `the coupon is used ${uses} times of ${supplies.couponUses}` }] : []),
  ];
}

function differenceOf([name, actual, expected]: Count): LedgerFault {
  return { count: Math.abs(actual - expected), text: `${name}: ${actual}, must be ${expected}` };
}

async function stockCounts(store: Store, live: readonly StoredOrder[], supplies: Supplies): Promise<readonly Count[]> {
  const stock = await store.db.selectFrom("stock").select(["product_id", "quantity"]).execute();
  const moves = await store.db.selectFrom("stock_moves").select(["product_id", "kind", "quantity"]).execute();
  const dishes = [
    { id: tea.id, start: supplies.teas },
    { id: soup.id, start: supplies.soups },
  ];
  return dishes.flatMap(({ id, start }): readonly Count[] => {
    const sold = sumOf(
      live.flatMap(({ details }) => details.lines).map((line) => (line.productId === id ? line.quantity : 0)),
    );
    const left = stock.find((row) => row.product_id === id)?.quantity ?? Number.NaN;
    const signed = (kind: string) => (kind === "taken" ? 1 : -1);
    const moved = sumOf(moves.map((move) => (move.product_id === id ? signed(move.kind) * move.quantity : 0)));
    return [
      [`stock of ${id}`, left, start - sold],
      [`stock moves of ${id}`, moved, sold],
    ];
  });
}

async function couponCounts(store: Store, live: readonly StoredOrder[]): Promise<readonly Count[]> {
  const counters = await store.db.selectFrom("coupon_counters").select(["customer", "uses"]).execute();
  const rows = await store.db
    .selectFrom("coupon_uses")
    .select("order_id")
    .where("coupon_id", "=", coupon.id)
    .where("released", "=", 0)
    .execute();
  const uses = live.filter(usesCoupon).length;
  const total = sumOf(counters.filter(({ customer }) => customer === "").map((row) => row.uses));
  const byCustomer = sumOf(counters.filter(({ customer }) => customer !== "").map((row) => row.uses));
  return [
    ["uses of the coupon", total, uses],
    ["uses of the coupon by customer", byCustomer, uses],
    ["rows of coupon uses", rows.length, uses],
  ];
}

async function pointCounts(store: Store, live: readonly StoredOrder[], supplies: Supplies): Promise<readonly Count[]> {
  const accounts = await store.db.selectFrom("bonus_accounts").selectAll().execute();
  const entries = await store.db.selectFrom("bonus_entries").select(["user_id", "points"]).execute();
  return accountsOf(supplies).flatMap(({ id }): readonly Count[] => {
    const spent = sumOf(live.filter(({ userId }) => userId === id).map(({ details }) => details.bonusPoints));
    const balance = accounts.find((account) => account.user_id === id)?.balance ?? Number.NaN;
    const booked = sumOf(entries.filter(({ user_id }) => user_id === id).map(({ points }) => points));
    return [
      [`points of ${id}`, balance, supplies.points - spent],
      [`point entries of ${id}`, booked, balance],
    ];
  });
}

async function plumbingCounts(
  store: Store,
  orders: readonly StoredOrder[],
  live: readonly StoredOrder[],
): Promise<readonly Count[]> {
  const attempts = await store.db
    .selectFrom("repeated_calls")
    .select("answer")
    .where("call", "in", [`POST ${PATHS.orders}`, `POST ${PATHS.shopOrders}`])
    .execute();
  const finished = attempts.flatMap(({ answer }) => (answer === null ? [] : [JSON.parse(answer).id]));
  const stages = await store.db.selectFrom("order_stages").select("order_id").execute();
  const customers = await store.db.selectFrom("customer_orders").select("orders").execute();
  return [
    ["attempts", attempts.length, orders.length],
    ["attempts with their order", new Set(finished).size, orders.length],
    ["orders with a stage", new Set(stages.map((stage) => stage.order_id)).size, orders.length],
    ["orders by customer", sumOf(customers.map((customer) => customer.orders)), live.length],
  ];
}

function usesCoupon({ details }: StoredOrder): boolean {
  return details.couponIds.some((id) => id === coupon.id);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
