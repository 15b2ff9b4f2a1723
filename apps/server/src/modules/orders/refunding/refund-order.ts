import {
  localTime,
  type Money,
  moneyBackBy,
  type OrderId,
  type OrderPosition,
  refundable,
  stockDifference,
  zero,
} from "@skatert/domain";
import { rollbacks } from "../../../database/rollback.ts";
import type { Tx } from "../../../database/tables.ts";
import { together } from "../../../database/together.ts";
import type { ShopData } from "../../../shop/shop-data.ts";
import { type ChangeOrderDeps, changeOrder } from "../changing/change-order.ts";
import type { OrderEvents } from "../events.ts";
import { pointsStillSpent, takeEarned, unspendPoints } from "../reservations/points.ts";
import { returnStock } from "../reservations/stock.ts";
import { changeTaken, takenBy } from "../reservations/stock-moves.ts";
import type { MoneyOfOrder, OrderMoney, OrderRefund } from "../shown/order-money.ts";
import type { StoredOrder } from "../stored/stored-order.ts";
import { type RefundedParts, type RefundSum, refundSum } from "./refund-shares.ts";

/** `cash`: people hand it back. `elsewhere`: it was given back outside of the shop. */
export type RefundWay = "gateway" | "cash" | "elsewhere";

/** A compensation: money for an order whose lines stay, such as for a cold dish (CHANGE-2). */
export interface RefundWish extends RefundedParts {
  readonly orderId: OrderId;
  readonly way: RefundWay;
  readonly reason: string;
  /** Whether the dishes can be sold again. */
  readonly restock: boolean;
  /** See StageChange. */
  readonly by: string;
  readonly deviceId: number | null;
  /** Runs first, while the order is locked; a throw refuses the refund. */
  readonly guard: (tx: Tx, order: StoredOrder) => Promise<void>;
  /** Runs when the refund is saved, in the same transaction. */
  readonly made?: (tx: Tx, refund: OrderRefund) => Promise<void>;
}

export type HandedBack = Pick<RefundWish, "orderId" | "by" | "deviceId" | "guard"> & { readonly refundId: string };

/**
 * `no-such-part`: the order lacks the line or fee, or it was given back before. `nothing-paid`; `too-much`: more than the
 * guest paid and did not get back, or than the gateways received. `over`: a cancelled order gives all money back itself.
 */
export type RefundRefusal = "no-such-part" | "nothing-paid" | "too-much" | "over";

export type RefundOutcome =
  | { readonly kind: "made"; readonly refund: OrderRefund; readonly order: StoredOrder }
  | { readonly kind: "refused"; readonly reason: RefundRefusal; readonly most: Money }
  | { readonly kind: "not-found" };

/** What a refund would give back. */
export type TriedRefund =
  | { readonly kind: "tried"; readonly sum: Pick<RefundSum, "amount" | "pointsBack" | "pointsTaken"> }
  | Exclude<RefundOutcome, { kind: "made" }>;

/** The payments of orders, for their refunds. Calls with `tx` run inside a transaction that has locked the order. */
export interface RefundPort {
  moneyOfMany(ids: readonly OrderId[]): Promise<ReadonlyMap<OrderId, MoneyOfOrder>>;
  moneyOf(tx: Tx, id: OrderId): Promise<OrderMoney>;
  /** Saves the refund and schedules it at the gateways. */
  give(tx: Tx, compensation: Compensation): Promise<OrderRefund>;
  /** False: nothing of the refund is to be handed back. */
  markHandedBack(
    tx: Tx,
    part: { readonly orderId: OrderId; readonly refundId: string; readonly at: number },
  ): Promise<boolean>;
}

export interface Compensation extends RefundSum, Pick<RefundWish, "way" | "reason" | "by"> {
  readonly order: StoredOrder;
  /** Null: the positions of the whole order, in proportion. */
  readonly positions: readonly OrderPosition[] | null;
  /** Milliseconds. */
  readonly at: number;
}

export interface RefundOrderDeps extends ChangeOrderDeps {
  readonly shop: ShopData;
  readonly refunds: RefundPort;
  readonly events: Pick<OrderEvents, "recorded" | "changed" | "moneyOwed" | "stopListChanged">;
}

const refused = rollbacks<Extract<RefundOutcome, { kind: "refused" }>>();
const tried = rollbacks<TriedRefund>();

/** Gives a part of an order's money back, with its points and, if asked, its stock. Decides while the order is locked. */
export async function refundOrder(deps: RefundOrderDeps, wish: RefundWish): Promise<RefundOutcome> {
  const settings = (await deps.shop.current()).settings();
  let made: OrderRefund | null = null;
  let products: readonly number[] = [];
  const outcome = await refused.outcomeOf<RefundOutcome | StoredOrder | null>(() =>
    changeOrder(deps, wish.orderId, {
      by: wish.by,
      deviceId: wish.deviceId,
      async work(tx, order) {
        await wish.guard(tx, order);
        const sum = decide(order, wish, await deps.refunds.moneyOf(tx, order.id));
        const at = deps.now();
        const points = await movePoints(tx, order, sum);
        const { way, reason, by } = wish;
        made = await deps.refunds.give(tx, { ...sum, ...points, order, way, reason, by, at });
        await wish.made?.(tx, made);
        products = wish.restock ? await restock(tx, order, wish) : [];
        if (way === "gateway") {
          const until = moneyBackBy(localTime(at, settings.timeZone).day);
          await deps.events.moneyOwed(tx, {
            order,
            at,
            amount: sum.amount,
            by: until,
            currency: settings.currency,
          });
        }
        return [{ kind: "refunded" }];
      },
    }),
  );
  if (outcome === null) return { kind: "not-found" };
  if ("kind" in outcome) return outcome;
  if (made === null) throw new Error(`no refund of order ${wish.orderId} was made`);
  deps.events.stopListChanged({ products });
  return { kind: "made", refund: made, order: outcome };
}

/** What the refund would give back; it changes nothing. */
export async function tryRefund(deps: RefundOrderDeps, wish: RefundWish): Promise<TriedRefund> {
  const outcome = await tried.outcomeOf<TriedRefund | StoredOrder | null>(() =>
    refused.outcomeOf<Extract<RefundOutcome, { kind: "refused" }> | StoredOrder | null>(() =>
      changeOrder(deps, wish.orderId, {
        by: wish.by,
        deviceId: wish.deviceId,
        async work(tx, order) {
          await wish.guard(tx, order);
          const { amount, ...sum } = decide(order, wish, await deps.refunds.moneyOf(tx, order.id));
          const points = await movePoints(tx, order, { amount, ...sum });
          throw tried.rollback({ kind: "tried", sum: { amount, ...points } });
        },
      }),
    ),
  );
  return outcome !== null && "kind" in outcome ? outcome : { kind: "not-found" };
}

function decide(order: StoredOrder, wish: RefundWish, all: OrderMoney): RefundSum {
  const { cash, gateway } = refundable(order, all);
  const most = wish.way === "gateway" ? gateway : cash;
  const no = (reason: RefundRefusal) => refused.rollback({ kind: "refused", reason, most });
  if (order.stage === "cancelled") throw no("over");
  const sum = refundSum(order, wish, all.refunds);
  if (sum === null) throw no("no-such-part");
  if (most === zero) throw no("nothing-paid");
  if (sum.amount <= zero || sum.amount > most) throw no("too-much");
  return sum;
}

/**
 * No more spent points return than the order still spends. Earned points are taken as far as the account has them; before
 * the handover the order will earn fewer.
 */
async function movePoints(tx: Tx, order: StoredOrder, { pointsBack: wanted, pointsTaken }: RefundSum) {
  const { user_id: userId, id: orderId } = order;
  if (userId === null) return { pointsBack: 0, pointsTaken: 0 };
  const pointsBack = Math.min(wanted, await pointsStillSpent(tx, orderId));
  if (pointsBack > 0) await unspendPoints(tx, { userId, orderId, points: pointsBack });
  if (order.stage !== "handed-over" || pointsTaken === 0) return { pointsBack, pointsTaken };
  return { pointsBack, pointsTaken: await takeEarned(tx, { userId, orderId, points: pointsTaken }) };
}

/**
 * Returns the stock of the refunded dishes; the products that can be sold again. A gift that the rest of the order would
 * no longer get was given all the same.
 */
async function restock(tx: Tx, order: StoredOrder, { lines }: RefundWish): Promise<readonly number[]> {
  const { terms } = order.details;
  if (terms === undefined) return [];
  const left = terms.lines.map((line, index) => {
    const back = lines.filter((part) => part.line === index).reduce((sum, { quantity }) => sum + quantity, 0);
    return { ...line, quantity: line.quantity - back };
  });
  const taken = (await takenBy(tx, order.id)).map((row) => ({
    ...row,
    variationId: row.variationId === 0 ? null : row.variationId,
  }));
  const isGiftBack = lines.some(({ line }) => line === terms.lines.length);
  const given = isGiftBack ? terms : { ...terms, gift: null };
  const rest = { ...terms, gift: null, lines: left.filter(({ quantity }) => quantity > 0) };
  const { less } = stockDifference(given, rest, { held: [], taken });
  const returns = less.map(({ row, quantity }) => ({ ...row, variationId: row.variationId ?? 0, quantity }));
  const products = await together(tx, (send) => returnStock(tx, send, returns));
  await changeTaken(
    tx,
    order.id,
    returns.map((row) => ({ ...row, quantity: -row.quantity })),
  );
  return products;
}

/** Records that a person handed back what no gateway paid of a refund. False: there is no such part. */
export async function handedBack(
  deps: RefundOrderDeps,
  { orderId, refundId, by, deviceId, guard }: HandedBack,
): Promise<boolean> {
  let isDone = false;
  await changeOrder(deps, orderId, {
    by,
    deviceId,
    async work(tx, order) {
      await guard(tx, order);
      isDone = await deps.refunds.markHandedBack(tx, { orderId, refundId, at: deps.now() });
      return isDone ? [{ kind: "refunded" }] : [];
    },
  });
  return isDone;
}
