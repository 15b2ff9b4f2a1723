import type { Tx } from "../../../database/tables.ts";
import type { Send } from "../../../database/together.ts";
import { lost } from "../placing/unplaced.ts";
import { fits, type SlotTake, unlimited } from "./slots.ts";

/** What an order counted in a slot. */
export type SlotPart = Omit<SlotTake, "capacity" | "branchCapacity">;

/**
 * Moves what an order counts to another slot, method, total or number of dishes. A capacity is asked only of a slot or a
 * method that the order was not in: staff decide about more dishes in the order's own slot. All rows are locked by one
 * statement, the branch's own last, so that orders of one slot wait for each other in the same order as in takeSlot.
 */
export async function moveSlot(tx: Tx, send: Send, from: SlotPart, to: SlotTake): Promise<void> {
  const rows = rowsOf(from, to);
  if (rows.length === 0) return;
  const counted = await send(
    tx
      .insertInto("slot_counters")
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(["warehouse_id", "method", "slot_start"]).doUpdateSet((eb) => ({
          orders: eb("slot_counters.orders", "+", eb.ref("excluded.orders")),
          sum: eb("slot_counters.sum", "+", eb.ref("excluded.sum")),
          dishes: eb("slot_counters.dishes", "+", eb.ref("excluded.dishes")),
        })),
      )
      .returning(["method", "slot_start", "orders", "sum", "dishes"])
      .compile(),
  );
  const isElsewhere = from.slotStart !== to.slotStart;
  for (const { method, slot_start, ...used } of counted) {
    if (Number(slot_start) !== to.slotStart) continue;
    if (method === "all" && isElsewhere && !fits(used, to.branchCapacity ?? unlimited)) throw lost("slot");
    const isNew = isElsewhere || from.method !== to.method;
    if (method === to.method && isNew && !fits(used, { ...unlimited, ...(to.capacity ?? {}) })) throw lost("slot");
  }
}

/** The differences by row, those of no effect left out; sorted, the branch's own row of a slot last. */
function rowsOf(from: SlotPart, to: SlotPart) {
  const rows = new Map<string, ReturnType<typeof rowOf>>();
  for (const [part, sign] of [
    [from, -1],
    [to, 1],
  ] as const) {
    for (const method of [part.method, "all"] as const) {
      const key = `${part.slotStart} ${method}`;
      const row = rowOf(part, method, sign);
      const known = rows.get(key);
      rows.set(
        key,
        known === undefined
          ? row
          : { ...row, orders: known.orders + row.orders, sum: known.sum + row.sum, dishes: known.dishes + row.dishes },
      );
    }
  }
  return [...rows.values()]
    .filter(({ orders, sum, dishes }) => orders !== 0 || sum !== 0 || dishes !== 0)
    .sort(
      (a, b) =>
        a.slot_start - b.slot_start ||
        Number(a.method === "all") - Number(b.method === "all") ||
        (a.method < b.method ? -1 : 1),
    );
}

function rowOf(part: SlotPart, method: SlotPart["method"] | "all", sign: number) {
  return {
    warehouse_id: part.warehouseId,
    slot_start: part.slotStart,
    method,
    orders: sign,
    sum: sign * part.total,
    dishes: sign * part.dishes,
  };
}
