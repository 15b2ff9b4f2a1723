import type { DeliveryMethod, WarehouseId } from "../../catalog/types.ts";
import { type Money, zero } from "../../money/money.ts";
import type { Instant, SlotLoad, SlotPolicy } from "../types.ts";

export interface SlotQuestion {
  readonly policy: SlotPolicy;
  readonly loads: readonly SlotLoad[];
  readonly method: DeliveryMethod;
  readonly warehouseId: WarehouseId;
}

/**
 * Whether one more order of this total fits the slot. Neither the count nor the sum of totals may exceed the
 * capacity of the method. Without a total: whether the slot accepts any order.
 */
export function hasRoom(question: SlotQuestion, slotStart: Instant, total: Money | null): boolean {
  const capacity = question.policy.capacity[question.method];
  if (capacity === undefined) return true;
  let orders = 0;
  let sum = 0;
  for (const load of question.loads) {
    if (load.slotStart !== slotStart || load.method !== question.method) continue;
    if (load.warehouseId !== question.warehouseId) continue;
    orders += load.orders;
    sum += load.sum;
  }
  if (capacity.orders !== null && orders >= capacity.orders) return false;
  if (capacity.sum === null) return true;
  return total === null ? sum < capacity.sum : sum + Math.max(total, zero) <= capacity.sum;
}
