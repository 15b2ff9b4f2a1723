import type { Tx } from "../../../database/tables.ts";
import { ReservationLost } from "./reservation-lost.ts";

/** `variationId` 0: the row that covers all variations together. Quantity in pieces, portions or grams. */
export interface StockTake {
  readonly productId: number;
  readonly variationId: number;
  readonly warehouseId: number;
  readonly quantity: number;
}

/**
 * Takes stock by conditional updates, in one order of rows so that two orders cannot deadlock. Answers the products
 * of which nothing is left in a row.
 */
export async function takeStock(tx: Tx, takes: readonly StockTake[]): Promise<readonly number[]> {
  const emptied: number[] = [];
  for (const take of inRowOrder(takes)) {
    const after = await tx
      .updateTable("stock")
      .set((eb) => ({ quantity: eb("quantity", "-", take.quantity) }))
      .where("product_id", "=", take.productId)
      .where("variation_id", "=", take.variationId)
      .where("warehouse_id", "=", take.warehouseId)
      .where("quantity", ">=", take.quantity)
      .returning("quantity")
      .executeTakeFirst();
    if (after === undefined) throw new ReservationLost(`stock of product ${take.productId}`);
    if (after.quantity === 0) emptied.push(take.productId);
  }
  return emptied;
}

/** Gives stock back; answers the products of which there was nothing left in a row. */
export async function returnStock(tx: Tx, takes: readonly StockTake[]): Promise<readonly number[]> {
  const refilled: number[] = [];
  for (const take of inRowOrder(takes)) {
    const after = await tx
      .updateTable("stock")
      .set((eb) => ({ quantity: eb("quantity", "+", take.quantity) }))
      .where("product_id", "=", take.productId)
      .where("variation_id", "=", take.variationId)
      .where("warehouse_id", "=", take.warehouseId)
      .returning("quantity")
      .executeTakeFirst();
    if (after?.quantity === take.quantity) refilled.push(take.productId);
  }
  return refilled;
}

function inRowOrder(takes: readonly StockTake[]): readonly StockTake[] {
  return [...takes].sort((a, b) => a.productId - b.productId || a.variationId - b.variationId);
}
