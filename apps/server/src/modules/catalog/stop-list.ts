import type { WireStopList } from "@skatert/contract";
import type { Product, WarehouseId } from "@skatert/domain";
import type { Db } from "../../database/tables.ts";
import { soldOutRows } from "../../shop/stock/branch-stock.ts";

type StoppedRow = WireStopList["products"][number];

/**
 * Products of a branch whose stock is zero. A dish whose variations are all sold out is also listed as a whole.
 * `catalog` is the branch's menu.
 */
export async function readStopList(
  db: Db,
  warehouseId: WarehouseId,
  products: Iterable<Pick<Product, "id" | "variations">>,
): Promise<readonly StoppedRow[]> {
  const rows = await soldOutRows(db, warehouseId);
  const stopped = new Set(rows.map((row) => row.variation_id));
  const whole = [...products].filter(
    ({ variations }) => variations.length > 0 && variations.every(({ id }) => stopped.has(id)),
  );
  return [
    ...whole.map(({ id }) => ({ product_id: id, variation_id: null })),
    ...rows.map((row) => ({
      product_id: row.product_id,
      variation_id: row.variation_id === 0 ? null : row.variation_id,
    })),
  ];
}
