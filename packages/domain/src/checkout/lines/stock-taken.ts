import type { StockLevel } from "../../cart/types.ts";
import type { Catalog, WarehouseId } from "../../catalog/types.ts";
import type { Quote } from "../types.ts";
import { demandsOf } from "./checks/stock.ts";

/** How much an order takes from a stock row that has a limit. */
export interface StockTake {
  readonly row: StockLevel;
  readonly quantity: number;
}

/**
 * The rows an order of this quote takes from, gift and supplements included, each once: what the order's
 * transaction must subtract, and what a cancelled order gives back. A row without variation covers all.
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
    const measure = catalog.products.get(line.productId)?.measure ?? { kind: "piece" };
    for (const demand of demandsOf(line, measure)) {
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
