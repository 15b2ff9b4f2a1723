import type { Tx } from "../../../database/tables.ts";
import { ReservationLost } from "./reservation-lost.ts";

/** `variationId` 0: the row that covers all variations together. Quantity in pieces, portions or grams. */
export interface StockTake {
  readonly productId: number;
  readonly variationId: number;
  readonly warehouseId: number;
  readonly quantity: number;
}

/** Takes stock by conditional updates, in one order of rows so that two orders cannot deadlock. */
export async function takeStock(tx: Tx, takes: readonly StockTake[]): Promise<void> {
  for (const take of inRowOrder(takes)) {
    const result = await tx
      .updateTable("stock")
      .set((eb) => ({ quantity: eb("quantity", "-", take.quantity) }))
      .where("product_id", "=", take.productId)
      .where("variation_id", "=", take.variationId)
      .where("warehouse_id", "=", take.warehouseId)
      .where("quantity", ">=", take.quantity)
      .executeTakeFirst();
    if (result.numUpdatedRows !== 1n) throw new ReservationLost(`stock of product ${take.productId}`);
  }
}

export async function returnStock(tx: Tx, takes: readonly StockTake[]): Promise<void> {
  for (const take of inRowOrder(takes)) {
    await tx
      .updateTable("stock")
      .set((eb) => ({ quantity: eb("quantity", "+", take.quantity) }))
      .where("product_id", "=", take.productId)
      .where("variation_id", "=", take.variationId)
      .where("warehouse_id", "=", take.warehouseId)
      .execute();
  }
}

function inRowOrder(takes: readonly StockTake[]): readonly StockTake[] {
  return [...takes].sort((a, b) => a.productId - b.productId || a.variationId - b.variationId);
}
