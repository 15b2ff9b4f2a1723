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
