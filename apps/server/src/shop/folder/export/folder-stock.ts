import type { Db } from "../../../database/tables.ts";
import { isJsonObject, type Json } from "../../documents/json.ts";
import type { KnownNames } from "../known-names.ts";

interface StockRow {
  readonly product_id: number;
  readonly variation_id: number;
  readonly warehouse_id: number;
  readonly imported_quantity: number;
}

export async function importedStock(db: Db): Promise<readonly StockRow[]> {
  return db
    .selectFrom("stock")
    .select(["product_id", "variation_id", "warehouse_id", "imported_quantity"])
    .orderBy("warehouse_id")
    .orderBy("product_id")
    .orderBy("variation_id")
    .execute();
}

/**
 * A stock file with the rows that the store counts now. Quantities are those of the last import, so that an import of
 * the file keeps the counts after sales. Rows of removed dishes and branches are omitted, because an import refuses
 * them.
 */
export function folderStock(
  content: Json,
  rows: readonly StockRow[],
  warehouseId: number | null,
  { product, warehouse }: Pick<KnownNames, "product" | "warehouse">,
): Json {
  const isKnown = (row: Pick<StockRow, "product_id" | "warehouse_id">) =>
    product?.has(String(row.product_id)) !== false && warehouse?.has(String(row.warehouse_id)) !== false;
  const own = rows.filter((row) => (warehouseId === null || row.warehouse_id === warehouseId) && isKnown(row));
  const open = new Map(own.map((row) => [keyOf(row), row]));
  const listed = (Array.isArray(content) ? content : []).filter((entry: Json) => {
    if (!isJsonObject(entry)) return false;
    const row = {
      product_id: Number(entry["product_id"]),
      variation_id: Number(entry["variation_id"] ?? 0),
      warehouse_id: warehouseId ?? Number(entry["warehouse_id"]),
    };
    // A row without a quantity sets no limit, so the store does not have it.
    return isKnown(row) && (entry["quantity"] == null || open.delete(keyOf(row)));
  });
  const added = [...open.values()].map(({ imported_quantity: quantity, ...row }) =>
    warehouseId === null
      ? { ...row, quantity }
      : { product_id: row.product_id, variation_id: row.variation_id, quantity },
  );
  return [...listed, ...added];
}

function keyOf(row: Pick<StockRow, "product_id" | "variation_id" | "warehouse_id">): string {
  return `${row.warehouse_id}/${row.product_id}/${row.variation_id}`;
}
