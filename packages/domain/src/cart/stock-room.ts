import type { BranchId } from "../catalog/types.ts";
import type { LineRequest, StockLevel } from "./types.ts";

type Item = Pick<LineRequest, "productId" | "variationId">;

/** The remaining stock of a branch while lines are served one after another. */
export interface StockRoom {
  /** Remaining pieces, portions or grams. Infinity if no row limits the product. */
  readonly left: (item: Item) => number;
  readonly take: (item: Item, quantity: number) => void;
}

/**
 * Opens a branch's stock for one cart. A row without variation limits all variations together. A variation
 * with its own row is limited by both rows (readings "Time, zones, stock").
 */
export function openStockRoom(stock: readonly StockLevel[], warehouseId: BranchId): StockRoom {
  const rows = stock
    .filter((level) => level.warehouseId === warehouseId)
    .map((level) => ({
      productId: level.productId,
      variationId: level.variationId,
      left: level.quantity ?? Number.POSITIVE_INFINITY,
    }));
  const rowsFor = ({ productId, variationId }: Item) =>
    rows.filter((row) => row.productId === productId && (row.variationId === null || row.variationId === variationId));
  return {
    left: (item) => Math.max(0, Math.min(...rowsFor(item).map((row) => row.left), Number.POSITIVE_INFINITY)),
    take: (item, quantity) => {
      for (const row of rowsFor(item)) row.left -= quantity;
    },
  };
}
