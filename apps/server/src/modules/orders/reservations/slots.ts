import type { BranchCapacity, BranchId, DeliveryMethod, Money, SlotCapacity } from "@skatert/domain";
import type { Tx } from "../../../database/tables.ts";
import type { Send } from "../../../database/together.ts";
import { lost } from "../placing/unplaced.ts";

export interface SlotTake {
  readonly warehouseId: BranchId;
  readonly method: DeliveryMethod;
  readonly slotStart: number;
  readonly total: Money;
  readonly dishes: number;
  /** For the method. */
  readonly capacity: SlotCapacity | null;
  /** For the branch, by all methods together. */
  readonly branchCapacity: BranchCapacity | null;
}

/**
 * Counts one order, its dishes and its total against a slot: for its method and for the branch. A slot above a capacity
 * throws, and the rollback undoes the count. The lock on the branch's row serialises transactions of different methods.
 */
export async function takeSlot(tx: Tx, send: Send, take: SlotTake): Promise<void> {
  const row = { warehouse_id: take.warehouseId, slot_start: take.slotStart, orders: 1 };
  const counts = { ...row, sum: take.total, dishes: take.dishes };
  const counted = await send(
    tx
      .insertInto("slot_counters")
      .values([
        { ...counts, method: take.method },
        { ...counts, method: "all" },
      ])
      .onConflict((conflict) =>
        conflict.columns(["warehouse_id", "method", "slot_start"]).doUpdateSet((eb) => ({
          orders: eb("slot_counters.orders", "+", 1),
          sum: eb("slot_counters.sum", "+", take.total),
          dishes: eb("slot_counters.dishes", "+", take.dishes),
        })),
      )
      .returning(["method", "orders", "sum", "dishes"])
      .compile(),
  );
  const isWithin = counted.every(({ method, ...used }) =>
    method === "all"
      ? fits(used, take.branchCapacity ?? unlimited)
      : fits(used, { ...unlimited, ...(take.capacity ?? {}) }),
  );
  if (counted.length < 2 || !isWithin) throw lost("slot");
}

export const unlimited: BranchCapacity = { orders: null, dishes: null, sum: null };

type Counted = Readonly<Record<keyof BranchCapacity, number>>;

export function fits(used: Counted, limit: BranchCapacity): boolean {
  const names = ["orders", "dishes", "sum"] as const;
  return names.every((name) => limit[name] === null || used[name] <= limit[name]);
}

/** Locks the rows in the order of takeSlot. */
export async function returnSlot(
  tx: Tx,
  send: Send,
  take: Omit<SlotTake, "capacity" | "branchCapacity">,
): Promise<void> {
  await Promise.all(
    ([take.method, "all"] as const).map((method) =>
      send(
        tx
          .updateTable("slot_counters")
          .set((eb) => ({
            orders: eb("orders", "-", 1),
            sum: eb("sum", "-", take.total),
            dishes: eb("dishes", "-", take.dishes),
          }))
          .where("warehouse_id", "=", take.warehouseId)
          .where("method", "=", method)
          .where("slot_start", "=", take.slotStart)
          .compile(),
      ),
    ),
  );
}
