import {
  type CouponId,
  dishCount,
  type Money,
  money,
  type OrderTerms,
  type ProductId,
  type ShopRules,
  stockDifference,
} from "@skatert/domain";
import { rollbacks } from "../../../database/rollback.ts";
import type { Tx } from "../../../database/tables.ts";
import { together } from "../../../database/together.ts";
import { unplaced } from "../placing/unplaced.ts";
import { moveCoupons } from "../reservations/moved-coupons.ts";
import { moveSlot } from "../reservations/moved-slot.ts";
import { pointsStillSpent, respendPoints, unspendPoints } from "../reservations/points.ts";
import { returnStock, type StockTake, takeStock } from "../reservations/stock.ts";
import { changeTaken } from "../reservations/stock-moves.ts";
import type { StoredOrder } from "../stored/stored-order.ts";
import type { ChangeFacts, Decision } from "./decide-change.ts";

/** What another order took meanwhile; the change is decided again, without that coupon. */
export type Lost =
  | { readonly kind: "lost"; readonly couponId: CouponId | null }
  | { readonly kind: "no-room"; readonly reason: "slot-full" | "not-enough-stock" };

export const outdated = rollbacks<Lost>();

/** Products that sold out, or can be sold again. */
export interface MovedStock {
  readonly products: readonly ProductId[];
}

/**
 * Stock, points, coupon uses and slot follow a change (CHANGE-3), by conditional updates inside its transaction, in the
 * order in which an order takes them. Rolls back as `outdated`. `pointsBack`: spent points that refunds gave back.
 */
export async function moveReservation(
  tx: Tx,
  order: StoredOrder,
  decision: Decision,
  facts: ChangeFacts & { readonly pointsBack: number },
): Promise<MovedStock> {
  const { changed } = decision;
  const { terms } = order.details;
  const products: ProductId[] = [];
  if (changed !== null && terms !== undefined) {
    await movePoints(tx, order, changed.points.spent - facts.pointsBack);
    products.push(...(await moveStock(tx, order, terms, changed.terms, facts)));
    const lostCoupon = await together(tx, (send) =>
      moveCoupons(tx, send, { id: order.id, customer: order.details.customer }, order.details, changed, terms.coupons),
    );
    if (lostCoupon !== null) throw outdated.rollback({ kind: "lost", couponId: lostCoupon });
  }
  await slotOf(tx, order, decision, facts);
  return { products };
}

/** `wanted`: whole points that the order spends after it, without those that refunds gave back. */
async function movePoints(tx: Tx, { id: orderId, user_id: userId }: StoredOrder, wanted: number): Promise<void> {
  if (userId === null) return;
  const more = Math.max(0, wanted) - (await pointsStillSpent(tx, orderId));
  if (more < 0) await unspendPoints(tx, { userId, orderId, points: -more });
  if (more <= 0) return;
  const isLost = await isUnavailable(() =>
    together(tx, (send) => respendPoints(tx, send, { userId, orderId, points: more })),
  );
  if (isLost) throw outdated.rollback({ kind: "lost", couponId: null });
}

async function moveStock(
  tx: Tx,
  { id: orderId }: StoredOrder,
  was: OrderTerms,
  now: OrderTerms,
  { rules, state, taken }: ChangeFacts,
): Promise<readonly ProductId[]> {
  const held = state.stock
    .filter(({ warehouseId, quantity }) => warehouseId === rules.stockWarehouseId && quantity !== null)
    .map(({ productId, variationId, warehouseId }) => ({ productId, variationId, warehouseId }));
  const rows = taken.map(({ variationId, ...row }) => ({
    ...row,
    variationId: variationId === 0 ? null : variationId,
  }));
  const { more, less } = stockDifference(was, now, { held, taken: rows });
  const takes = more.map(({ row, quantity }): StockTake => ({ ...row, variationId: row.variationId ?? 0, quantity }));
  const returns = less.map(({ row, quantity }): StockTake => ({ ...row, variationId: row.variationId ?? 0, quantity }));
  const products = [...(await together(tx, (send) => returnStock(tx, send, returns)))];
  const isLost = await isUnavailable(async () => {
    products.push(...(await together(tx, (send) => takeStock(tx, send, takes))));
  });
  if (isLost) throw outdated.rollback({ kind: "no-room", reason: "not-enough-stock" });
  await changeTaken(tx, orderId, [...takes, ...returns.map((take) => ({ ...take, quantity: -take.quantity }))]);
  return products;
}

async function slotOf(
  tx: Tx,
  order: StoredOrder,
  { next, slotStart, before, after }: Decision,
  { rules, state }: Pick<ChangeFacts, "state"> & { readonly rules: Pick<ShopRules, "slots"> },
): Promise<void> {
  const { method } = next.request;
  const part = ({ lines, total }: { readonly lines: Decision["after"]["lines"]; readonly total: Money }) => ({
    warehouseId: order.warehouse_id,
    total,
    dishes: dishCount(lines),
  });
  const from = { ...part({ ...before, total: money(order.total) }), method: order.method, slotStart: order.slot_start };
  const to = {
    ...part(after),
    method,
    slotStart,
    capacity: rules.slots.capacity[method] ?? null,
    branchCapacity: state.branchCapacity,
  };
  const isLost = await isUnavailable(() => together(tx, (send) => moveSlot(tx, send, from, to)));
  if (isLost) throw outdated.rollback({ kind: "no-room", reason: "slot-full" });
}

/** Whether another order took what the work takes; see `lost`. */
async function isUnavailable(work: () => Promise<void>): Promise<boolean> {
  const outcome = await unplaced.outcomeOf(async () => {
    await work();
    return null;
  });
  return outcome !== null;
}
