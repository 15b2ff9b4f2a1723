import type { StockLevel } from "../../cart/types.ts";
import type { Catalog, WarehouseId } from "../../catalog/types.ts";
import type { Quote } from "../types.ts";
import { demandsOf } from "./checks/stock.ts";

/** The quantity that an order takes from a limited stock row. */
export interface StockTake {
  readonly row: StockLevel;
  readonly quantity: number;
}

/**
 * The stock rows of an order, gift and supplements included, each once. The order's transaction subtracts
 * them, and a cancelled order returns them. A row without variation covers all variations.
 */
export function stockTaken(
  quote: Quote,
  catalog: Catalog,
  stockWarehouseId: WarehouseId,
  stock: readonly StockLevel[],
): readonly StockTake[] {
  const taken = new Map<StockLevel, number>();
  const sold = quote.lines.filter(({ refusal }) => refusal === null);
  for (const line of sold) {
    for (const demand of demandsOf(line, catalog.products.get(line.productId))) {
      for (const row of stock) {
        const isRow =
          row.productId === demand.productId && row.warehouseId === stockWarehouseId && row.quantity !== null;
        const covers = row.variationId === null || row.variationId === demand.variationId;
        if (isRow && covers) taken.set(row, (taken.get(row) ?? 0) + demand.quantity);
      }
    }
  }
  return Array.from(taken, ([row, quantity]) => ({ row, quantity }));
}
