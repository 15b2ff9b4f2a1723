import type { StockLevel } from "../../cart/types.ts";
import type { BranchId, Catalog } from "../../catalog/types.ts";
import type { Quote } from "../types.ts";
import { demandsOf, type StockDemand } from "./checks/stock.ts";

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
  quote: Pick<Quote, "lines">,
  catalog: Catalog,
  stockWarehouseId: BranchId,
  stock: readonly StockLevel[],
): readonly StockTake[] {
  const sold = quote.lines.filter(({ refusal }) => refusal === null);
  const demands = sold.flatMap((line) => demandsOf(line, catalog.products.get(line.productId)));
  return takesOf(
    demands,
    stock.filter((row) => row.warehouseId === stockWarehouseId && row.quantity !== null),
  );
}

/** What demands take from each of the rows; rows without a demand are left out. */
export function takesOf<Row extends Pick<StockLevel, "productId" | "variationId">>(
  demands: readonly StockDemand[],
  rows: readonly Row[],
): readonly { readonly row: Row; readonly quantity: number }[] {
  const taken = new Map<Row, number>();
  for (const demand of demands) {
    for (const row of rows) {
      const covers = row.variationId === null || row.variationId === demand.variationId;
      if (row.productId === demand.productId && covers) taken.set(row, (taken.get(row) ?? 0) + demand.quantity);
    }
  }
  return Array.from(taken, ([row, quantity]) => ({ row, quantity }));
}
