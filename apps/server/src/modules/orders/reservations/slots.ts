import type { DeliveryMethod, Money, SlotCapacity, WarehouseId } from "@skatert/domain";
import type { Tx } from "../../../database/tables.ts";
import type { Send } from "../../../database/together.ts";
import { ReservationLost } from "./reservation-lost.ts";

export interface SlotTake {
  readonly warehouseId: WarehouseId;
  readonly method: DeliveryMethod;
  readonly slotStart: number;
  readonly total: Money;
  readonly capacity: SlotCapacity | null;
}

/**
 * Counts one order and its total against a slot. A slot above its capacity throws, and the rollback undoes the count.
 */
export async function takeSlot(tx: Tx, send: Send, take: SlotTake): Promise<void> {
  const [counted] = await send(
    tx
      .insertInto("slot_counters")
      .values({
        ...{ warehouse_id: take.warehouseId, method: take.method, slot_start: take.slotStart },
        ...{ orders: 1, sum: take.total },
      })
      .onConflict((conflict) =>
        conflict.columns(["warehouse_id", "method", "slot_start"]).doUpdateSet((eb) => ({
          orders: eb("slot_counters.orders", "+", 1),
          sum: eb("slot_counters.sum", "+", take.total),
        })),
      )
      .returning(["orders", "sum"])
      .compile(),
  );
  const { orders = null, sum = null } = take.capacity ?? {};
  const isWithin =
    counted !== undefined && (orders === null || counted.orders <= orders) && (sum === null || counted.sum <= sum);
  if (!isWithin) throw new ReservationLost("slot");
}

export async function returnSlot(tx: Tx, send: Send, take: Omit<SlotTake, "capacity">): Promise<void> {
  await send(
    tx
      .updateTable("slot_counters")
      .set((eb) => ({ orders: eb("orders", "-", 1), sum: eb("sum", "-", take.total) }))
      .where("warehouse_id", "=", take.warehouseId)
      .where("method", "=", take.method)
      .where("slot_start", "=", take.slotStart)
      .compile(),
  );
}
