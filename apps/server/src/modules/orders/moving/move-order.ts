import {
  type BonusRules,
  canTransition,
  dishCount,
  earnedPoints,
  fulfilmentOf,
  type Money,
  money,
  type OrderId,
  type OrderStage,
  type ProductId,
  timeGivenAt,
  zero,
} from "@skatert/domain";
import type { Kysely } from "kysely";
import { writeLast } from "../../../database/last-writes.ts";
import type { Database, Tx } from "../../../database/tables.ts";
import { together } from "../../../database/together.ts";
import { transaction } from "../../../database/transaction.ts";
import { type AnswersOf, answerOf } from "../answers/order-answers.ts";
import type { OrderEvents, OrderMoved, RecordedChange, Refused } from "../events.ts";
import { forgetUnpaid } from "../placing/order-limits.ts";
import { followStage } from "../promises/keep-promise.ts";
import { returnCoupons } from "../reservations/coupon-uses.ts";
import { uncountCustomerOrder } from "../reservations/customer-orders.ts";
import { givePoints, pointsStillSpent } from "../reservations/points.ts";
import { returnSlot } from "../reservations/slots.ts";
import { returnStock } from "../reservations/stock.ts";
import { reverseStockMoves } from "../reservations/stock-moves.ts";
import { getOrder, lockOrder, updateStage } from "../stored/order-repository.ts";
import type { StoredOrder } from "../stored/stored-order.ts";

export type MoveOutcome =
  | { readonly kind: "moved"; readonly order: StoredOrder; readonly from: OrderStage }
  /** The order is already in this stage: a repeat changes nothing. */
  | { readonly kind: "unchanged"; readonly order: StoredOrder }
  | {
      readonly kind: "not-allowed";
      readonly from: OrderStage;
      readonly to: OrderStage;
      readonly order: StoredOrder;
    }
  | { readonly kind: "not-found" };

export interface MoveOrderDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly bonusRules: () => Promise<BonusRules>;
  /** Facts that the events of a move carry; read before the transaction. */
  readonly facts: () => Promise<MoveFacts>;
  /** Runs inside the transaction that cancels an order: refunds its payments and returns the sum. */
  readonly releaseMoney: ReleaseMoney;
  /** Points that refunds of the order took from those that it earns. */
  readonly pointsTaken: (tx: Tx, id: OrderId) => Promise<number>;
  readonly answersOf: AnswersOf;
  readonly events: Pick<OrderEvents, "moved" | "promiseDelayed" | "recorded" | "changed" | "stopListChanged">;
}

export type MoveFacts = Pick<OrderMoved, "day" | "currency" | "settings">;
export type ReleaseMoney = (tx: Tx, order: { readonly id: OrderId; readonly at: number }) => Promise<Money>;

export interface MoveOptions {
  /** Move only from this stage; another caller may have moved the order since it was read. */
  readonly from?: OrderStage;
  /** Runs in the same transaction after any outcome, while the order is locked; a throw rolls the move back. */
  readonly inside?: (tx: Tx, outcome: MoveOutcome) => Promise<void>;
  /** Runs first in the transaction, while the order is locked; a throw refuses the move. */
  readonly guard?: (tx: Tx, order: StoredOrder) => Promise<void>;
  /** For a cancellation by the restaurant. */
  readonly refused?: Refused;
  /** The device that a staff member uses. */
  readonly deviceId?: number | null;
}

/**
 * Moves an order along the table of transitions (ENT-6). Cancelling returns stock, coupon uses, slot room and points
 * once; handing over earns points once. `by` names the author: see StageChange.
 */
export async function moveOrder(
  deps: MoveOrderDeps,
  id: OrderId,
  to: OrderStage,
  by: string,
  options: MoveOptions = {},
): Promise<MoveOutcome> {
  const bonusRules = await deps.bonusRules();
  const facts = await deps.facts();
  let refilled: readonly ProductId[] = [];
  const outcome = await transaction(deps.db, async (tx) => {
    refilled = [];
    const onRefilled = (products: readonly ProductId[]) => {
      refilled = products;
    };
    const { pointsTaken } = deps;
    const move = { id, to, by, from: options.from ?? null, at: deps.now(), bonusRules, pointsTaken, onRefilled };
    await lockFor(tx, id, options);
    const moved = await moveInside(tx, move);
    const refused = options.refused ?? null;
    const changes = moved.kind === "moved" ? await publishMove(deps, tx, { ...move, ...facts, ...moved, refused }) : [];
    await options.inside?.(tx, moved);
    if (moved.kind === "moved") {
      const { order, from } = moved;
      const recorded = { order, by, from, at: move.at, deviceId: options.deviceId ?? null, changes };
      await writeLast(tx, deps.events.recorded(tx, recorded));
    }
    return moved;
  });
  if (outcome.kind === "moved") {
    deps.events.changed({ order: outcome.order });
    deps.events.stopListChanged({ products: refilled });
  }
  return outcome;
}

async function lockFor(tx: Tx, id: OrderId, { inside, guard }: MoveOptions): Promise<void> {
  if (inside === undefined && guard === undefined) return;
  await lockOrder(tx, id);
  if (guard === undefined) return;
  const order = await getOrder(tx, id);
  if (order !== null) await guard(tx, order);
}

/**
 * Inside the transaction: updates the order with its stage and publishes the events for other modules. Returns the
 * changes for the restaurant's board.
 */
async function publishMove(
  { now, releaseMoney, answersOf, events }: MoveOrderDeps,
  tx: Tx,
  move: Omit<OrderMoved, "moneyBack" | "pointsBack" | "isUnanswered"> &
    Pick<Move, "by"> & { readonly from: OrderStage },
): Promise<readonly RecordedChange[]> {
  const { id, to, at, order, settings, day, currency, refused } = move;
  await forgetUnpaid(tx, id);
  const moneyBack = to === "cancelled" ? await releaseMoney(tx, { id, at }) : zero;
  const pointsBack = order.user_id !== null && to === "cancelled" ? await pointsStillSpent(tx, id) : 0;
  const isUnanswered = await awaitsAnswer(answersOf, tx, move);
  await events.moved(tx, { id, to, at, order, settings, day, currency, moneyBack, pointsBack, refused, isUnanswered });
  const changes = changesOf({ ...move, moneyBack });
  const givenAt = async () => timeGivenAt(await answerOf(answersOf, tx, id));
  const moved = await followStage(tx, order, { to, at, givenAt }, settings);
  if (moved === null) return changes;
  const { was, at: promisedAt } = moved;
  if (moved.isLater) await events.promiseDelayed(tx, { order, was, promisedAt, at: now(), settings });
  return [...changes, { kind: "promised", promisedAt, was }];
}

/** An integration that accepts an order before its payment confirms it (BOARD-1). */
async function awaitsAnswer(answersOf: AnswersOf, tx: Tx, { id, to, by }: Pick<Move, "id" | "to" | "by">) {
  if (to !== "accepted" || by.startsWith("operator:")) return false;
  const { asks, confirmedAt } = await answerOf(answersOf, tx, id);
  return asks && confirmedAt === null;
}

interface PublishedMove extends Pick<OrderMoved, "to" | "moneyBack" | "refused"> {
  readonly from: OrderStage;
  readonly by: string;
}

/** An order that awaits its payment is not on the board: it is placed there when it is accepted. */
function changesOf({ from, to, by, moneyBack, refused }: PublishedMove): readonly RecordedChange[] {
  if (from === "awaiting-payment") {
    if (to === "cancelled") return [];
    return [{ kind: "placed" }, ...(by.startsWith("payment:") ? [{ kind: "paid" } as const] : [])];
  }
  if (to !== "cancelled") return [{ kind: "moved", stage: to }];
  const end: RecordedChange = refused === null ? { kind: "cancelled" } : { kind: "refused", ...refused };
  return moneyBack === 0 ? [end] : [end, { kind: "refunded" }];
}

interface Move {
  readonly id: OrderId;
  readonly to: OrderStage;
  readonly by: string;
  readonly from: OrderStage | null;
  readonly at: number;
  readonly bonusRules: BonusRules;
  readonly pointsTaken: MoveOrderDeps["pointsTaken"];
  readonly onRefilled: (products: readonly ProductId[]) => void;
}

async function moveInside(tx: Tx, move: Move): Promise<MoveOutcome> {
  for (;;) {
    const order = await getOrder(tx, move.id);
    if (order === null) return { kind: "not-found" };
    if (order.stage === move.to) return { kind: "unchanged", order };
    const mayLeave = move.from === null || move.from === order.stage;
    if (!mayLeave || !canTransition(order.stage, move.to, fulfilmentOf(order.method))) {
      return { kind: "not-allowed", from: order.stage, to: move.to, order };
    }
    const moved = await updateStage(tx, { id: move.id, from: order.stage, to: move.to, at: move.at, by: move.by });
    // Another caller moved the order after it was read: read it again.
    if (!moved) continue;
    // Behind the lock of its row: the guest may have become another one since the read (GUEST-1).
    const after = (await getOrder(tx, move.id)) ?? order;
    if (move.to === "cancelled") move.onRefilled(await giveBack(tx, after, move.at));
    if (move.to === "handed-over") await reward(tx, after, move);
    return { kind: "moved", order: after, from: order.stage };
  }
}

/** Returns the products that were out of stock before. Locks rows in the order of takeReservation. */
async function giveBack(tx: Tx, order: StoredOrder, at: number): Promise<readonly ProductId[]> {
  const { customer, couponIds } = order.details;
  const taken = await reverseStockMoves(tx, order.id);
  await together(tx, (send) => uncountCustomerOrder(tx, send, customer));
  const points = await pointsStillSpent(tx, order.id);
  if (order.user_id !== null && points > 0) {
    await givePoints(tx, { userId: order.user_id, orderId: order.id, points, at }, "returned");
  }
  return together(tx, async (send) => {
    const [refilled] = await Promise.all([
      returnStock(tx, send, taken),
      returnCoupons(tx, send, { id: order.id, couponIds, customer }),
      returnSlot(tx, send, {
        warehouseId: order.warehouse_id,
        method: order.method,
        slotStart: order.slot_start,
        total: money(order.total),
        dishes: dishCount(order.details.lines),
      }),
    ]);
    return refilled;
  });
}

async function reward(tx: Tx, order: StoredOrder, move: Move): Promise<void> {
  if (order.user_id === null) return;
  const { terms, adjustments } = order.details;
  const earned = earnedPoints(terms?.bonusRules ?? move.bonusRules, adjustments);
  const points = earned - (await move.pointsTaken(tx, order.id));
  if (points <= 0) return;
  await givePoints(tx, { userId: order.user_id, orderId: order.id, points, at: move.at }, "earned");
}
