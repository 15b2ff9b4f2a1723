import { type ShopSettings, scheduleOf } from "@skatert/contract";
import {
  expressMinutes,
  firstPromise,
  fulfilmentOf,
  type OrderId,
  type OrderStage,
  type Pace,
  type PromisedHandover,
  promiseAtStage,
  promisedMinutes,
  slotEnd,
} from "@skatert/domain";
import type { CompiledQuery } from "kysely";
import type { Tx } from "../../../database/tables.ts";
import { together } from "../../../database/together.ts";
import { jobInsert } from "../../../jobs/job-store.ts";
import { readBranchNow } from "../../../shop/stops/branch-now.ts";
import type { NewOrder } from "../stored/order-repository.ts";
import { getPromise, promiseUpsert, type StoredPromise } from "./promise-repository.ts";

/** Kind of the job that checks an order at its promised time. */
export const checkPromiseJob = "check-order-promise";

/** The fields of an order that its promise depends on. */
export type PromisedOrder = Pick<NewOrder, "method" | "warehouse_id" | "slot_start" | "details"> & {
  readonly id: OrderId;
};

/** A promise that moved; the transaction that moved it later notifies the guest. */
export interface MovedPromise {
  readonly was: number;
  readonly at: number;
  readonly isLater: boolean;
}

/**
 * For the transaction that accepts an order: the statements that store its promise at the branch's pace (STOP-3); empty
 * if no time can be promised.
 */
export function promiseInserts(
  tx: Tx,
  order: PromisedOrder,
  at: number,
  { settings, pace }: { readonly settings: ShopSettings; readonly pace: Pace | null },
): readonly CompiledQuery<unknown>[] {
  const handover = handoverOf(order, settings);
  const promisedAt = firstPromise(at, { ...handover, cookingMinutes: promisedMinutes(handover, pace, at) });
  if (promisedAt === null) return [];
  return promiseWrites(tx, { order_id: order.id, promised_at: promisedAt, was_at: null, is_asked: 0, moves: 0 });
}

/**
 * Inside the transaction that changes an order's time or way of handover: promises the time anew, as on acceptance. The
 * guest has agreed to the change. An order without a promise gets none.
 */
export async function promiseAnew(tx: Tx, order: PromisedOrder, at: number, settings: ShopSettings): Promise<void> {
  if ((await getPromise(tx, order.id)) === null) return;
  const { pace } = await readBranchNow(tx, order.warehouse_id, at);
  await sendAll(tx, promiseInserts(tx, order, at, { settings, pace }));
}

export interface StageMove {
  readonly to: OrderStage;
  readonly at: number;
  /** When the restaurant set the time itself, see promiseAtStage; queried only if it matters. */
  readonly givenAt: () => Promise<number | null>;
}

/** Inside the transaction of a move: creates the promise of an accepted order and updates it at later stages. */
export async function followStage(
  tx: Tx,
  order: PromisedOrder,
  move: StageMove,
  settings: ShopSettings,
): Promise<MovedPromise | null> {
  if (move.to === "accepted") {
    const { pace } = await readBranchNow(tx, order.warehouse_id, move.at);
    await sendAll(tx, promiseInserts(tx, order, move.at, { settings, pace }));
  }
  const promise = await getPromise(tx, order.id);
  if (promise === null) return null;
  const { promised_at: was } = promise;
  const moved = (givenAt: number | null) => promiseAtStage(was, move.to, move.at, handoverOf(order, settings), givenAt);
  if (moved(null).at === was) return null;
  const { at, isLater } = moved(await move.givenAt());
  if (at === was) return null;
  if (isLater) return moveLater(tx, promise, at);
  await writePromise(tx, { ...promise, promised_at: at, was_at: null, is_asked: 0 });
  return { was, at, isLater };
}

/** Stores the first promised time with the new one; the guest is asked about the new time. */
export async function moveLater(tx: Tx, promise: StoredPromise, at: number): Promise<MovedPromise> {
  const was = promise.promised_at;
  await writePromise(tx, { ...promise, promised_at: at, was_at: was, is_asked: 1, moves: promise.moves + 1 });
  return { was, at, isLater: true };
}

/** Stores a promise, and the job that checks the order when it passes. */
export async function writePromise(tx: Tx, promise: StoredPromise): Promise<void> {
  await sendAll(tx, promiseWrites(tx, promise));
}

function promiseWrites(tx: Tx, promise: StoredPromise): readonly CompiledQuery<unknown>[] {
  const payload = { orderId: promise.order_id, promisedAt: promise.promised_at };
  const id = `${checkPromiseJob}:${promise.order_id}:${promise.promised_at}`;
  const job = { id, kind: checkPromiseJob, payload, runAt: promise.promised_at };
  return [promiseUpsert(tx, promise).compile(), jobInsert(tx, job).compile()];
}

async function sendAll(tx: Tx, statements: readonly CompiledQuery<unknown>[]): Promise<void> {
  await together(tx, (send) => Promise.all(statements.map((statement) => send(statement))));
}

/** The handover that an order's times depend on. */
export function handoverOf(order: PromisedOrder, settings: ShopSettings): PromisedHandover {
  const { soonest, express, expressMinutes: stated = null } = order.details.delivery;
  const { cookingMinutes, timeZone } = scheduleOf(settings, order.warehouse_id);
  const end = slotEnd(order.slot_start, settings.slots.minutes, timeZone);
  return {
    isDelivery: fulfilmentOf(order.method) === "delivery",
    express,
    slot: soonest ? null : { start: order.slot_start, end },
    cookingMinutes: express ? expressMinutes(stated, cookingMinutes) : cookingMinutes,
  };
}
