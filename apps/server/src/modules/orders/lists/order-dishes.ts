import { createHash } from "node:crypto";
import { type BranchId, dishNames, type OrderId } from "@skatert/domain";
import { type CompiledQuery, sql } from "kysely";
import { rowsAs } from "../../../database/lists.ts";
import type { Db } from "../../../database/tables.ts";
import type { OrderDetails } from "../stored/order-details.ts";

/**
 * The statements that store the dishes of a new order under its branch; none without dishes. Names are stored once per
 * branch, and numbered by a digest, so that an order need not query a name's number.
 */
export function orderDishInserts(db: Db, order: OrderWithDishes): readonly CompiledQuery<unknown>[] {
  const { id, warehouse_id: branch, created_at: at } = order;
  // Sorted, because two transactions may insert the same new names.
  const dishes = dishNames(order.details.lines)
    .map((name) => ({ dish: dishNumber(name), name }))
    .sort((one, other) => one.dish - other.dish);
  if (dishes.length === 0) return [];
  const rows = rowsAs(db, "dishes", { dish: "bigint", name: "text" }, dishes);
  return [
    sql`insert into dish_names (branch_id, dish, name) select cast(${branch} as integer), dish, name
      from ${rows} where true on conflict do nothing`.compile(db),
    sql`insert into order_dishes (branch_id, dish, created_at, order_id)
      select cast(${branch} as integer), dish, cast(${at} as bigint), cast(${id} as integer)
      from ${rows} where true on conflict do nothing`.compile(db),
  ];
}

/** The statements that replace the dishes of an order whose lines changed; `lines` are those before. */
export function orderDishRewrites(
  db: Db,
  order: OrderWithDishes,
  lines: OrderDetails["lines"],
): readonly CompiledQuery<unknown>[] {
  // By the whole key: a branch has the dishes of years.
  const forgotten = db
    .deleteFrom("order_dishes")
    .where("branch_id", "=", order.warehouse_id)
    .where("dish", "in", dishNames(lines).map(dishNumber))
    .where("created_at", "=", order.created_at)
    .where("order_id", "=", order.id);
  return [forgotten.compile(), ...orderDishInserts(db, order)];
}

interface OrderWithDishes {
  readonly id: OrderId;
  readonly warehouse_id: BranchId;
  readonly created_at: number;
  readonly details: Pick<OrderDetails, "lines">;
}

/** 48 bits of a digest, which never collide among the few thousand names of a branch. */
function dishNumber(name: string): number {
  return createHash("sha256").update(name).digest().readUIntBE(0, 6);
}

/** The dishes of a branch whose names contain a folded text, the shortest names first. */
export function dishesLikeQuery(db: Db, branchId: BranchId, folded: string, limit: number) {
  // Only letters, digits and blanks, so no character has a meaning in a pattern.
  return sql<{ dish: number }>`select dish from dish_names
    where branch_id = ${branchId} and name like ${`%${folded}%`} order by length(name), name limit ${limit}`.compile(
    db,
  );
}
