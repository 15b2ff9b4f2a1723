import type { WooStock } from "@skatert/contract";
import type { BranchId, ProductId, VariationId } from "@skatert/domain";
import type { Db, Tx } from "../../database/tables.ts";

/** The key of a stock row; variationId 0 covers all variations together. */
export interface StockPlace {
  readonly productId: ProductId;
  readonly variationId: VariationId;
  readonly warehouseId: BranchId;
}

interface StockRow extends StockPlace {
  readonly quantity: number;
}

/** Every stock row, or those of one product; at most the shop's few thousand. */
export async function readStockRows(db: Db, productId: ProductId | null = null): Promise<readonly StockRow[]> {
  const query = db.selectFrom("stock").select(["product_id", "variation_id", "warehouse_id", "quantity"]);
  const rows = await (productId === null ? query : query.where("product_id", "=", productId))
    .orderBy("warehouse_id")
    .execute();
  return rows.map((row) => ({
    productId: row.product_id,
    variationId: row.variation_id,
    warehouseId: row.warehouse_id,
    quantity: row.quantity,
  }));
}

/** The stock limit of a product in the given branches; null: none. */
export function stockOf(
  rows: readonly StockRow[],
  place: { readonly productId: ProductId; readonly variationId: VariationId },
  branches: readonly BranchId[],
): WooStock | null {
  const own = rows.filter(
    (row) =>
      row.productId === place.productId && row.variationId === place.variationId && branches.includes(row.warehouseId),
  );
  if (own.length === 0) return null;
  const quantity = own.reduce((sum, row) => sum + row.quantity, 0);
  return {
    quantity,
    isGone: quantity === 0 && own.length === branches.length,
    byBranch: own.map((row) => ({ warehouse_id: row.warehouseId, quantity: row.quantity })),
  };
}

/** Sets the quantity; null: no limit. The row's lock orders it before or after a parallel order. */
export async function setStock(tx: Tx, place: StockPlace, quantity: number | null): Promise<void> {
  const key = { product_id: place.productId, variation_id: place.variationId, warehouse_id: place.warehouseId };
  if (quantity === null) {
    await tx
      .deleteFrom("stock")
      .where("product_id", "=", key.product_id)
      .where("variation_id", "=", key.variation_id)
      .where("warehouse_id", "=", key.warehouse_id)
      .execute();
    return;
  }
  await tx
    .insertInto("stock")
    .values({ ...key, quantity, imported_quantity: quantity })
    .onConflict((conflict) =>
      conflict.columns(["warehouse_id", "product_id", "variation_id"]).doUpdateSet({ quantity }),
    )
    .execute();
}

/** The counts of a branch, or the one of a place; at most the shop's few thousand. */
export async function readCounts(db: Db, warehouseId: BranchId, place: StockPlace | null) {
  const query = db
    .selectFrom("stock")
    .select(["product_id", "variation_id", "quantity"])
    .where("warehouse_id", "=", warehouseId);
  if (place === null) return query.execute();
  return query.where("product_id", "=", place.productId).where("variation_id", "=", place.variationId).execute();
}

/** Products of a branch that are sold out. */
export async function soldOutRows(
  db: Db,
  warehouseId: BranchId,
): Promise<readonly { readonly product_id: ProductId; readonly variation_id: VariationId }[]> {
  return db
    .selectFrom("stock")
    .select(["product_id", "variation_id"])
    .where("warehouse_id", "=", warehouseId)
    .where("quantity", "<=", 0)
    .orderBy("product_id")
    .orderBy("variation_id")
    .execute();
}
