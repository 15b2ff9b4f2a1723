import type { ShopSettings } from "@skatert/contract";
import { fulfilmentOf, type OrderId, promiseAfterOverdue } from "@skatert/domain";
import type { Kysely } from "kysely";
import { writeLast } from "../../../database/last-writes.ts";
import type { Database } from "../../../database/tables.ts";
import { transaction } from "../../../database/transaction.ts";
import { type AnswersOf, answerOf } from "../answers/order-answers.ts";
import type { OrderEvents } from "../events.ts";
import { getOrder, lockOrder } from "../stored/order-repository.ts";
import { moveLater } from "./keep-promise.ts";
import { getPromise } from "./promise-repository.ts";

export interface OverdueDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  /** Read before the transaction. */
  readonly facts: () => Promise<ShopSettings>;
  readonly answersOf: AnswersOf;
  readonly events: Pick<OrderEvents, "promiseDelayed" | "recorded" | "changed">;
}

/**
 * Runs at the promised time. An order that is not handed over gets a later promise, and its guest is asked. Without the
 * restaurant's confirmation the guest has no promise, so nothing is asked.
 */
export function overduePromiseHandler(deps: OverdueDeps): (payload: unknown) => Promise<void> {
  return async (payload) => {
    const { orderId, promisedAt } = read(payload);
    const settings = await deps.facts();
    const moved = await transaction(deps.db, async (tx) => {
      await lockOrder(tx, orderId);
      const [order, promise] = [await getOrder(tx, orderId), await getPromise(tx, orderId)];
      if (order === null || promise === null || promise.promised_at !== promisedAt) return null;
      const { asks, confirmedAt } = await answerOf(deps.answersOf, tx, orderId);
      if (asks && confirmedAt === null) return null;
      const isDelivery = fulfilmentOf(order.method) === "delivery";
      const next = promiseAfterOverdue(order.stage, deps.now(), isDelivery, promise.moves);
      if (next === null) return null;
      const { was, at: later } = await moveLater(tx, promise, next);
      const at = deps.now();
      await deps.events.promiseDelayed(tx, { order, was, promisedAt: later, at, settings });
      const changes = [{ kind: "promised", promisedAt: later, was }] as const;
      const recorded = { order, by: "timer", deviceId: null, at, from: order.stage, changes };
      await writeLast(tx, deps.events.recorded(tx, recorded));
      return order;
    });
    if (moved !== null) deps.events.changed({ order: moved });
  };
}

function read(payload: unknown): { readonly orderId: OrderId; readonly promisedAt: number } {
  if (typeof payload === "object" && payload !== null && "orderId" in payload && "promisedAt" in payload) {
    const { orderId, promisedAt } = payload;
    if (typeof orderId === "number" && typeof promisedAt === "number") return { orderId, promisedAt };
  }
  throw new Error("the payload of the promise job has no promise");
}
