import type { ShopSettings } from "@skatert/contract";
import type { Tx } from "../../../database/tables.ts";
import type { OrderEvents } from "../events.ts";
import type { StoredOrder } from "../stored/stored-order.ts";
import { writePromise } from "./keep-promise.ts";
import { getPromise } from "./promise-repository.ts";

export interface GivenPromise {
  /** Milliseconds. */
  readonly promisedAt: number;
  /** Whether the guest must agree to a later time: after a confirmation, but not as part of it. */
  readonly asksGuest: boolean;
  readonly at: number;
  readonly settings: ShopSettings;
}

/**
 * Stores the restaurant's promised time, inside a transaction that has locked the order. A later time asks the guest as
 * a late stage does (decision 049); an earlier one does not. Returns the time promised before; null: none.
 */
export async function setPromise(
  events: Pick<OrderEvents, "promiseDelayed">,
  tx: Tx,
  order: StoredOrder,
  { promisedAt, asksGuest, at, settings }: GivenPromise,
): Promise<number | null> {
  const promise = await getPromise(tx, order.id);
  const was = promise?.promised_at ?? null;
  if (was === promisedAt) return was;
  const given = { order_id: order.id, promised_at: promisedAt, was_at: null, is_asked: 0, moves: 0 };
  if (was === null || !asksGuest || promisedAt < was) {
    await writePromise(tx, given);
    return was;
  }
  await writePromise(tx, { ...given, was_at: was, is_asked: 1 });
  await events.promiseDelayed(tx, { order, was, promisedAt, at, settings });
  return was;
}
