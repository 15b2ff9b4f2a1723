import type { OrderId } from "@skatert/domain";
import { type CompiledQuery, sql } from "kysely";
import { rowsAs } from "../../../database/lists.ts";
import type { Tx } from "../../../database/tables.ts";
import type { StockTake } from "./stock.ts";

/** The statements that record the stock an order took, for a later cancellation. */
export function stockMoveInserts(
  tx: Tx,
  orderId: OrderId,
  takes: readonly StockTake[],
): readonly CompiledQuery<unknown>[] {
  if (takes.length === 0) return [];
  const rows = rowsAs(
    tx,
    "move",
    { product_id: "integer", variation_id: "integer", warehouse_id: "integer", quantity: "integer" },
    takes.map(({ productId, variationId, warehouseId, quantity }) => ({
      product_id: productId,
      variation_id: variationId,
      warehouse_id: warehouseId,
      quantity,
    })),
  );
  const insert = sql`insert into stock_moves (order_id, kind, product_id, variation_id, warehouse_id, quantity)
    select cast(${orderId} as integer), 'taken', product_id, variation_id, warehouse_id, quantity from ${rows}`;
  return [insert.compile(tx)];
}

/** Records and returns the stock that a cancelled order gives back. A second return violates the primary key. */
export async function reverseStockMoves(tx: Tx, orderId: OrderId): Promise<readonly StockTake[]> {
  const { rows } = await sql<StockTake>`
    insert into stock_moves (order_id, kind, product_id, variation_id, warehouse_id, quantity)
    select order_id, 'returned', product_id, variation_id, warehouse_id, quantity from stock_moves
    where order_id = ${orderId} and kind = 'taken'
    returning product_id as "productId", variation_id as "variationId", warehouse_id as "warehouseId", quantity`.execute(
    tx,
  );
  return rows;
}

/** What an order took, of the rows that it still holds. */
export async function takenBy(tx: Tx, orderId: OrderId): Promise<readonly StockTake[]> {
  const rows = await tx
    .selectFrom("stock_moves")
    .select(["product_id", "variation_id", "warehouse_id", "quantity"])
    .where("order_id", "=", orderId)
    .where("kind", "=", "taken")
    .execute();
  return rows.map((row) => ({
    productId: row.product_id,
    variationId: row.variation_id,
    warehouseId: row.warehouse_id,
    quantity: row.quantity,
  }));
}

/** Records that an order took more (positive) or fewer. The order is locked. */
export async function changeTaken(tx: Tx, orderId: OrderId, takes: readonly StockTake[]): Promise<void> {
  if (takes.length === 0) return;
  await tx
    .insertInto("stock_moves")
    .values(
      takes.map(({ productId, variationId, warehouseId, quantity }) => ({
        order_id: orderId,
        kind: "taken" as const,
        product_id: productId,
        variation_id: variationId,
        warehouse_id: warehouseId,
        quantity,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["order_id", "kind", "product_id", "variation_id"])
        .doUpdateSet((eb) => ({ quantity: eb("stock_moves.quantity", "+", eb.ref("excluded.quantity")) })),
    )
    .execute();
  await tx.deleteFrom("stock_moves").where("order_id", "=", orderId).where("quantity", "=", 0).execute();
}
