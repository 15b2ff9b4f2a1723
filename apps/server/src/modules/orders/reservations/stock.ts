import type { BranchId, ProductId, VariationId } from "@skatert/domain";
import { sql } from "kysely";
import { isPostgres, rowsAs } from "../../../database/lists.ts";
import type { Tx } from "../../../database/tables.ts";
import type { Send } from "../../../database/together.ts";
import { lost } from "../placing/unplaced.ts";

/** `variationId` 0: the row for all variations together. Quantity in pieces, portions or grams. */
export interface StockTake {
  readonly productId: ProductId;
  readonly variationId: VariationId;
  readonly warehouseId: BranchId;
  readonly quantity: number;
}

/**
 * Takes stock by one conditional update; `takes` names each row once. Returns the products that have sold out. Rolls
 * back when a row holds too little.
 */
export async function takeStock(tx: Tx, send: Send, takes: readonly StockTake[]): Promise<readonly ProductId[]> {
  if (takes.length === 0) return [];
  const changed = await send(stockChange(tx, takes, "-"));
  const missing = takes.find((take) => !changed.some((row) => isRowOf(row, take)));
  if (missing !== undefined) throw lost(`stock of product ${missing.productId}`);
  return changed.filter(({ quantity }) => quantity === 0).map(({ product_id }) => product_id);
}

/** Gives stock back; returns the products that had none left in a row before. */
export async function returnStock(tx: Tx, send: Send, takes: readonly StockTake[]): Promise<readonly ProductId[]> {
  if (takes.length === 0) return [];
  const changed = await send(stockChange(tx, takes, "+"));
  return changed
    .filter((row) => takes.some((take) => isRowOf(row, take) && take.quantity === row.quantity))
    .map(({ product_id }) => product_id);
}

interface StockRow {
  readonly product_id: ProductId;
  readonly variation_id: VariationId;
  readonly quantity: number;
}

/**
 * PostgreSQL updates rows in the order of its plan, so two orders could lock two rows in opposite order. Lock the rows
 * first, in key order.
 */
function stockChange(tx: Tx, takes: readonly StockTake[], sign: "+" | "-") {
  const rows = rowsAs(
    tx,
    "asked",
    { product_id: "integer", variation_id: "integer", warehouse_id: "integer", quantity: "integer" },
    takes.map(({ productId, variationId, warehouseId, quantity }) => ({
      product_id: productId,
      variation_id: variationId,
      warehouse_id: warehouseId,
      quantity,
    })),
  );
  const source = isPostgres(tx)
    ? sql`(select asked.* from stock as held join ${rows} using (warehouse_id, product_id, variation_id)
        order by warehouse_id, product_id, variation_id for update of held) as asked`
    : rows;
  const holdsEnough = sign === "-" ? sql`and stock.quantity >= asked.quantity` : sql``;
  return sql<StockRow>`update stock set quantity = stock.quantity ${sql.raw(sign)} asked.quantity from ${source}
    where stock.warehouse_id = asked.warehouse_id and stock.product_id = asked.product_id
      and stock.variation_id = asked.variation_id ${holdsEnough}
    returning stock.product_id, stock.variation_id, stock.quantity`.compile(tx);
}

function isRowOf(row: StockRow, take: StockTake): boolean {
  return row.product_id === take.productId && row.variation_id === take.variationId;
}
