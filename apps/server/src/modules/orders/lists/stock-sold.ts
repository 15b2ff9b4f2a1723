import type { BranchId, ProductId, VariationId } from "@skatert/domain";
import { type CompiledQuery, sql } from "kysely";
import type { Db } from "../../../database/tables.ts";

export interface SoldStock {
  readonly product_id: ProductId;
  /** 0: the row for all variations together. */
  readonly variation_id: VariationId;
  readonly sold: number;
}

/**
 * Portions that orders placed since an instant took from a branch's stock, less returned ones. The cross join makes
 * SQLite begin with the few orders, not with the stock moves of years.
 */
export function stockSoldQuery(db: Db, warehouseId: BranchId, since: number): CompiledQuery<SoldStock> {
  return sql<SoldStock>`
    select m.product_id, m.variation_id,
      cast(sum(case when m.kind = 'taken' then m.quantity else -m.quantity end) as integer) as sold
    from orders o cross join stock_moves m
    where m.order_id = o.id and o.created_at > ${since} and m.warehouse_id = ${warehouseId}
    group by m.product_id, m.variation_id`.compile(db);
}

export async function stockSold(db: Db, warehouseId: BranchId, since: number): Promise<readonly SoldStock[]> {
  return (await db.executeQuery(stockSoldQuery(db, warehouseId, since))).rows;
}
