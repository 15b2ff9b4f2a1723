import { type BonusRules, canTransition, earnedPoints, fulfilmentOf, money, type OrderStage } from "@skatert/domain";
import type { Kysely } from "kysely";
import type { Database, Tx } from "../../database/tables.ts";
import { transaction } from "../../database/transaction.ts";
import { getOrder, updateStage } from "./order-repository.ts";
import { returnCoupons } from "./reservations/coupon-uses.ts";
import { uncountCustomerOrder } from "./reservations/customer-orders.ts";
import { givePoints } from "./reservations/points.ts";
import { returnSlot } from "./reservations/slots.ts";
import { returnStock } from "./reservations/stock.ts";
import type { StoredOrder } from "./stored-order.ts";

export type MoveOutcome =
  | { readonly kind: "moved"; readonly order: StoredOrder }
  /** It already stands there: a repeat changes nothing. */
  | { readonly kind: "unchanged"; readonly order: StoredOrder }
  | { readonly kind: "not-allowed"; readonly from: OrderStage; readonly to: OrderStage }
  | { readonly kind: "not-found" };

export interface MoveOrderDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly bonusRules: () => Promise<BonusRules>;
  /** Called after the commit. */
  readonly onMoved: (order: StoredOrder) => void;
}

/**
 * Moves an order along the table of transitions (ENT-6). Cancelling gives back stock, coupon uses, slot and
 * points, once; handing over earns points, once. `by` says who: see StageChange.
 */
export async function moveOrder(deps: MoveOrderDeps, id: number, to: OrderStage, by: string): Promise<MoveOutcome> {
  const bonusRules = await deps.bonusRules();
  const outcome = await transaction(deps.db, (tx) => moveInside(tx, { id, to, by, at: deps.now(), bonusRules }));
  if (outcome.kind === "moved") deps.onMoved(outcome.order);
  return outcome;
}

interface Move {
  readonly id: number;
  readonly to: OrderStage;
  readonly by: string;
  readonly at: number;
  readonly bonusRules: BonusRules;
}

async function moveInside(tx: Tx, move: Move): Promise<MoveOutcome> {
  for (;;) {
    const order = await getOrder(tx, move.id);
    if (order === null) return { kind: "not-found" };
    if (order.stage === move.to) return { kind: "unchanged", order };
    if (!canTransition(order.stage, move.to, fulfilmentOf(order.method))) {
      return { kind: "not-allowed", from: order.stage, to: move.to };
    }
    const moved = await updateStage(tx, { id: move.id, from: order.stage, to: move.to, at: move.at, by: move.by });
    // Somebody moved it since we read it: look again.
    if (!moved) continue;
    if (move.to === "cancelled") await giveBack(tx, order, move.at);
    if (move.to === "handed-over") await reward(tx, order, move);
    const after = await getOrder(tx, move.id);
    return { kind: "moved", order: after ?? order };
  }
}

async function giveBack(tx: Tx, order: StoredOrder, at: number): Promise<void> {
  const taken = await tx
    .selectFrom("stock_moves")
    .selectAll()
    .where("order_id", "=", order.id)
    .where("kind", "=", "taken")
    .execute();
  for (const row of taken)
    await tx
      .insertInto("stock_moves")
      .values({ ...row, kind: "returned" })
      .execute();
  await returnStock(
    tx,
    taken.map((row) => ({
      productId: row.product_id,
      variationId: row.variation_id,
      warehouseId: row.warehouse_id,
      quantity: row.quantity,
    })),
  );
  if (order.details.couponIds.length > 0) {
    await returnCoupons(tx, order.details.couponIds, order.phone);
    await tx.updateTable("coupon_uses").set({ released: 1 }).where("order_id", "=", order.id).execute();
  }
  await returnSlot(tx, {
    warehouseId: order.warehouse_id,
    method: order.method,
    slotStart: order.slot_start,
    total: money(order.total),
  });
  await uncountCustomerOrder(tx, order.phone);
  const points = order.details.bonusPoints;
  if (order.user_id !== null && points > 0) {
    await givePoints(tx, { userId: order.user_id, orderId: order.id, points, at }, "returned");
  }
}

async function reward(tx: Tx, order: StoredOrder, move: Move): Promise<void> {
  if (order.user_id === null) return;
  const points = earnedPoints(move.bonusRules, order.details.adjustments);
  if (points <= 0) return;
  await givePoints(tx, { userId: order.user_id, orderId: order.id, points, at: move.at }, "earned");
}
