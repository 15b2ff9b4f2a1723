import type { Tx } from "../../../database/tables.ts";
import { invalidParams } from "../../../input/refusal.ts";
import type { ShopSnapshot } from "../../../shop/snapshot.ts";
import { readStockRows, setStock, stockOf } from "../../../shop/stock/branch-stock.ts";
import { type IntegrationLog, logChange } from "../integration-log.ts";
import { scopeOf } from "./product-list.ts";
import type { ProductUpdate } from "./product-update.ts";

/**
 * Sets the stock of a product in one branch: the named one, the only one, or the only one that counts it. Throws a 400
 * when several branches qualify. Returns whether anything changed.
 */
export async function changeStock(
  tx: Tx,
  log: IntegrationLog,
  snapshot: ShopSnapshot,
  update: ProductUpdate,
): Promise<boolean> {
  const { changes, productId, variationId } = update;
  const { manage_stock: counted, stock_quantity: quantity, warehouse_id: named } = changes;
  if (counted === undefined && quantity === undefined) return false;
  const place = { productId, variationId };
  const { stockWarehouseIds: warehouseIds } = scopeOf(snapshot, named ?? null);
  const rows = (await readStockRows(tx, productId)).filter((row) => row.variationId === variationId);
  const present = stockOf(rows, place, warehouseIds);
  const wanted = counted === false ? null : (quantity ?? null);
  if (counted === true && quantity === undefined) {
    if (present !== null) return false;
    throw invalidParams([{ path: "stock_quantity", message: "is needed to count the stock" }]);
  }
  // A total read over all branches and sent back unchanged changes nothing.
  if (wanted === (present?.quantity ?? null)) return false;
  const branches = rows.filter((row) => warehouseIds.includes(row.warehouseId)).map((row) => row.warehouseId);
  const candidates = warehouseIds.length === 1 ? warehouseIds : branches;
  const [warehouseId, ...others] = candidates;
  if (warehouseId === undefined || others.length > 0) {
    throw invalidParams([{ path: "warehouse_id", message: "is needed: several branches may count this product" }]);
  }
  await setStock(tx, { ...place, warehouseId }, wanted);
  const state = { product_id: productId, variation_id: variationId };
  const count = rows.find((row) => row.warehouseId === warehouseId)?.quantity ?? null;
  await logChange(tx, log, {
    object: { kind: "stock", id: `${productId} ${variationId}` },
    action: "set",
    branchId: warehouseId,
    before: { ...state, quantity: count },
    after: { ...state, quantity: wanted },
  });
  return true;
}
