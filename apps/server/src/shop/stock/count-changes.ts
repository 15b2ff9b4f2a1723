import { isPostgres } from "../../database/lists.ts";
import type { Tx } from "../../database/tables.ts";
import { type StockPlace, setStock } from "./branch-stock.ts";

/** A count before and after a change. Null: it was not counted. */
export interface CountChange {
  readonly before: number | null;
  readonly after: number;
}

/** Sets a count, and begins to count if there was no row. Later orders and returns change the new count. */
export async function setCount(tx: Tx, place: StockPlace, quantity: number): Promise<CountChange> {
  const before = await countOf(tx, place, { locks: true });
  await setStock(tx, place, quantity);
  return { before, after: quantity };
}

/**
 * Adds to a count, or subtracts, by one conditional update, so that it never falls below zero and no parallel order is
 * lost. Null: there is no row, or its count is too small.
 */
export async function changeCount(tx: Tx, place: StockPlace, change: number): Promise<CountChange | null> {
  const row = await tx
    .updateTable("stock")
    .set((eb) => ({ quantity: eb("quantity", "+", change) }))
    .where("warehouse_id", "=", place.warehouseId)
    .where("product_id", "=", place.productId)
    .where("variation_id", "=", place.variationId)
    .where("quantity", ">=", -change)
    .returning("quantity")
    .executeTakeFirst();
  return row === undefined ? null : { before: row.quantity - change, after: row.quantity };
}

/** `locks`: parallel orders wait for this transaction. On SQLite a write transaction is alone anyway. */
export async function countOf(tx: Tx, place: StockPlace, { locks = false } = {}): Promise<number | null> {
  const query = tx
    .selectFrom("stock")
    .select("quantity")
    .where("warehouse_id", "=", place.warehouseId)
    .where("product_id", "=", place.productId)
    .where("variation_id", "=", place.variationId);
  const row = await (locks && isPostgres(tx) ? query.forUpdate() : query).executeTakeFirst();
  return row?.quantity ?? null;
}
