import type { OrderId } from "@skatert/domain";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../database/tables.ts";
import type { OrdersTables } from "../tables.ts";

export type StoredPromise = OrdersTables["order_promises"];

export async function getPromise(db: Db, orderId: OrderId): Promise<StoredPromise | null> {
  const query = db.selectFrom("order_promises").selectAll().where("order_id", "=", orderId);
  return (await query.executeTakeFirst()) ?? null;
}

/** The statement that saves or replaces the promise of an order; the caller has locked the order's row. */
export function promiseUpsert(tx: Tx, promise: StoredPromise) {
  const { order_id: _id, ...fields } = promise;
  return tx
    .insertInto("order_promises")
    .values(promise)
    .onConflict((conflict) => conflict.column("order_id").doUpdateSet(fields));
}

/** Stores the guest's agreement to the new time; false: the time changed after the guest saw it. */
export async function agreeTo(db: Db, orderId: OrderId, promisedAt: number): Promise<boolean> {
  const result = await db
    .updateTable("order_promises")
    .set({ is_asked: 0 })
    .where("order_id", "=", orderId)
    .where("promised_at", "=", promisedAt)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** The time promised for an order as part of a statement; null: none. */
export function promisedTo(id: OrderId): RawBuilder<number | null> {
  return sql`(select promised_at from order_promises where order_id = cast(${id} as integer))`;
}
