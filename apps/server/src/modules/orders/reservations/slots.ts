import type { DeliveryMethod, Money, SlotCapacity } from "@skatert/domain";
import type { Tx } from "../../../database/tables.ts";
import { ReservationLost } from "./reservation-lost.ts";

export interface SlotTake {
  readonly warehouseId: number;
  readonly method: DeliveryMethod;
  readonly slotStart: number;
  readonly total: Money;
  readonly capacity: SlotCapacity | null;
}

/** Takes room in a slot: one order and its total, within the slot's capacity. */
export async function takeSlot(tx: Tx, take: SlotTake): Promise<void> {
  await tx
    .insertInto("slot_counters")
    .values({ warehouse_id: take.warehouseId, method: take.method, slot_start: take.slotStart, orders: 0, sum: 0 })
    .onConflict((conflict) => conflict.columns(["warehouse_id", "method", "slot_start"]).doNothing())
    .execute();
  let update = tx
    .updateTable("slot_counters")
    .set((eb) => ({ orders: eb("orders", "+", 1), sum: eb("sum", "+", take.total) }))
    .where("warehouse_id", "=", take.warehouseId)
    .where("method", "=", take.method)
    .where("slot_start", "=", take.slotStart);
  if (take.capacity?.orders != null) update = update.where("orders", "<", take.capacity.orders);
  if (take.capacity?.sum != null) update = update.where("sum", "<=", take.capacity.sum - take.total);
  const result = await update.executeTakeFirst();
  if (result.numUpdatedRows !== 1n) throw new ReservationLost("slot");
}

export async function returnSlot(tx: Tx, take: Omit<SlotTake, "capacity">): Promise<void> {
  await tx
    .updateTable("slot_counters")
    .set((eb) => ({ orders: eb("orders", "-", 1), sum: eb("sum", "-", take.total) }))
    .where("warehouse_id", "=", take.warehouseId)
    .where("method", "=", take.method)
    .where("slot_start", "=", take.slotStart)
    .execute();
}
