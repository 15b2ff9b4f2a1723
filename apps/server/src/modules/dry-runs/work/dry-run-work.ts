import { couponsFromWire, ignoreDropped } from "@skatert/contract";
import {
  type Coupon,
  type CouponId,
  codeOfOrder,
  createDryRun,
  dayKey,
  isLimited,
  localTime,
  type PastCart,
  pastPromotion,
  type ShopRules,
  type TimeZone,
} from "@skatert/domain";
import type { Store } from "../../../database/store.ts";
import { inSlices } from "../../../jobs/slices.ts";
import { readRevision } from "../../../shop/revisions/read-revision.ts";
import { findRevision } from "../../../shop/revisions/repository.ts";
import type { ShopSnapshot } from "../../../shop/snapshot.ts";
import type { OrderPosition, PastOrder, PastOrders } from "../../orders/lists/past-orders.ts";
import type { StoredOrder } from "../../orders/stored/stored-order.ts";
import { type DryRunRow, findDryRun, moveDryRun } from "../dry-run-store.ts";
import { resultToWire } from "../dry-run-to-wire.ts";
import { createPastGuests, type PastGuest } from "./past-guests.ts";
import { rulesOfRuns } from "./rules-of-run.ts";

/** Runs of promotions over past carts, which may take place in another process (decision 107). */
export interface DryRunWork {
  /** Judges the carts of a run and stores its result, unless it is cancelled meanwhile. */
  dryRun(id: number): Promise<void>;
}

export interface DryRunWorkDeps {
  readonly store: Store;
  readonly pastOrders: PastOrders;
  /** The request that a placed order was quoted for. */
  readonly requestOf: (
    order: StoredOrder,
    asked: { readonly timeZone: TimeZone; readonly promoCode: string | null },
  ) => PastCart["request"];
  /** Orders of a run at most: its newest ones. */
  readonly mostOrders?: number;
}

const usualMost = 100_000;
const ordersAtOnce = 500;
/** How often a run stores its progress and looks whether it is cancelled. */
const lookMs = 300;

export function dryRunWork(deps: DryRunWorkDeps): DryRunWork {
  return {
    async dryRun(id) {
      const row = await findDryRun(deps.store.db, id);
      if (row?.state === "running") await runOver(deps, row);
    },
  };
}

async function runOver(deps: DryRunWorkDeps, row: DryRunRow): Promise<void> {
  const { store, pastOrders } = deps;
  const snapshot = await currentShop(store);
  const { timeZone } = snapshot.settings();
  const promotion = promotionOf(row, timeZone);
  const { period, total, leftOut } = await ordersOf(deps, row);
  const listed = snapshot.coupons();
  const firstDay = dayKey(localTime(period.from, timeZone).day);
  const couponIds = withHistory([...listed, promotion]);
  const run = createDryRun({
    promotion,
    // A code that the shop has is known to those who typed it.
    isTyped: !listed.some(({ id, kind }) => id === promotion.id && kind === "promo"),
    earlier: await pastOrders.totalsBefore(period.from, couponIds),
    firstDay,
  });
  const rulesOf = rulesOfRuns(snapshot, promotion);
  const newIn = newNumbers();
  const guests = createPastGuests(store.db, pastOrders, period.from);
  const goesOn = progressOf(deps, row.id, total);
  const takeTurn = inSlices();
  let done = 0;
  for await (const orders of pagesOf(pastOrders, period)) {
    await guests.learn(orders);
    run.learn(await pastOrders.usesBefore({ at: period.from, day: firstDay, couponIds, customers: newIn(orders) }));
    for (const past of orders) {
      if (!(await goesOn(done))) return;
      const guest = guests.guestOf(past);
      const rules = rulesOf(past.order.warehouse_id, guest);
      run.judge(cartOf(deps, past, guest, listed, rules?.before ?? null), rules);
      done += 1;
      await takeTurn();
    }
  }
  const result = JSON.stringify(resultToWire(run.result(), leftOut));
  await moveDryRun(store.db, row.id, { state: "done", done, result });
}

function promotionOf({ id, coupon, list }: DryRunRow, timeZone: TimeZone): Coupon {
  const [promotion] = couponsFromWire([JSON.parse(coupon)], list === "codes" ? "promo" : "auto", timeZone);
  if (promotion === undefined) throw new Error(`the coupon of dry run ${id} is unreadable`);
  return pastPromotion(promotion);
}

async function currentShop({ db }: Store): Promise<ShopSnapshot> {
  const revision = await findRevision(db);
  if (revision === null) throw new Error("no shop has been imported");
  return readRevision(db, revision, { everything: false, report: ignoreDropped });
}

/** The period of the newest orders that a run may judge. */
async function ordersOf({ pastOrders, mostOrders = usualMost }: DryRunWorkDeps, row: DryRunRow) {
  const asked = { from: row.from_at, to: row.to_at };
  const all = await pastOrders.count(asked);
  const begin = all > mostOrders ? await pastOrders.beginOfNewest(asked, mostOrders) : null;
  const period = { ...asked, from: begin ?? asked.from };
  const total = begin === null ? all : await pastOrders.count(period);
  return { period, total, leftOut: all - total };
}

/** Coupons with a limit, and those that a guest can win, which may be used as often as they were won. */
function withHistory(coupons: readonly Coupon[]): readonly CouponId[] {
  return [...new Set(coupons.filter((each) => isLimited(each) || each.kind === "individual").map(({ id }) => id))];
}

/** The numbers of orders that no earlier page had. */
function newNumbers(): (orders: readonly PastOrder[]) => readonly string[] {
  const seen = new Set<string>();
  return (orders) => {
    const found = [...new Set(orders.map(({ order }) => order.details.customer))].filter((each) => !seen.has(each));
    for (const number of found) seen.add(number);
    return found;
  };
}

async function* pagesOf(pastOrders: PastOrders, period: { readonly from: number; readonly to: number }) {
  let after: OrderPosition | null = null;
  for (;;) {
    const orders: readonly PastOrder[] = await pastOrders.next(period, after, ordersAtOnce);
    if (orders.length > 0) yield orders;
    if (orders.length < ordersAtOnce) return;
    after = orders.at(-1)?.order ?? null;
  }
}

/** Stores the progress from time to time; false: the run has been cancelled. */
function progressOf({ store }: DryRunWorkDeps, id: number, total: number): (done: number) => Promise<boolean> {
  let lookedAt = Number.NEGATIVE_INFINITY;
  return async (done) => {
    if (performance.now() - lookedAt < lookMs) return true;
    const isRunning = await moveDryRun(store.db, id, { done, total });
    lookedAt = performance.now();
    return isRunning;
  };
}

function cartOf(
  { requestOf }: DryRunWorkDeps,
  { order, singleUseCode }: PastOrder,
  { customer }: PastGuest,
  listed: readonly Coupon[],
  rules: ShopRules | null,
): PastCart {
  const { customer: number, couponIds } = order.details;
  const timeZone = rules?.schedule.timeZone ?? "UTC";
  const request = requestOf(order, { timeZone, promoCode: codeOfOrder(singleUseCode, couponIds, listed) });
  return { orderId: order.id, at: order.created_at, request: { ...request, paymentMethod: null }, customer, number };
}
