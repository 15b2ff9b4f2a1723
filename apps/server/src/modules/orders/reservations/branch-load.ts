import { type BranchId, type Money, money } from "@skatert/domain";
import type { Db } from "../../../database/tables.ts";

/** The load of a branch in a slot, by all methods together. Instant in milliseconds, money in minor units. */
export interface BranchLoad {
  readonly slotStart: number;
  readonly orders: number;
  readonly dishes: number;
  readonly sum: Money;
}

/** Limit of slots: a day of quarters of an hour. */
const maxSlots = 96;

/** The slots of a branch that have orders and begin in [from, to), ascending. */
export async function branchLoads(
  db: Db,
  branch: BranchId,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<readonly BranchLoad[]> {
  const rows = await db
    .selectFrom("slot_counters")
    .select(["slot_start", "orders", "dishes", "sum"])
    .where("warehouse_id", "=", branch)
    .where("method", "=", "all")
    .where("slot_start", ">=", from)
    .where("slot_start", "<", to)
    .where("orders", ">", 0)
    .orderBy("slot_start")
    .limit(maxSlots)
    .execute();
  return rows.map(({ slot_start: slotStart, orders, dishes, sum }) => ({ slotStart, orders, dishes, sum: money(sum) }));
}
