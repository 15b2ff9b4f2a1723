import type { BranchId, DeliveryMethod } from "../../catalog/types.ts";
import { type Money, zero } from "../../money/money.ts";
import type { BranchCapacity, Instant, SlotLoad, SlotPolicy } from "../types.ts";

export interface SlotQuestion {
  readonly policy: SlotPolicy;
  /** Null: the branch sets no limit of its own. */
  readonly branchCapacity: BranchCapacity | null;
  readonly loads: readonly SlotLoad[];
  readonly method: DeliveryMethod;
  readonly warehouseId: BranchId;
}

/** The order that needs room. */
export interface SlotDemand {
  readonly total: Money;
  readonly dishes: number;
}

/**
 * Whether one more order fits the slot: within the capacity of its method, and within the branch's own, which counts
 * all methods (BOARD-7). No limit may be exceeded. Without a demand: whether the slot accepts any order.
 */
export function hasRoom(question: SlotQuestion, slotStart: Instant, demand: SlotDemand | null): boolean {
  const { policy, method, warehouseId, branchCapacity } = question;
  const inSlot = question.loads.filter((load) => load.slotStart === slotStart && load.warehouseId === warehouseId);
  const capacity = policy.capacity[method];
  const ofMethod = inSlot.filter((load) => load.method === method);
  if (capacity !== undefined && !fits({ ...capacity, dishes: null }, ofMethod, demand)) return false;
  return branchCapacity === null || fits(branchCapacity, inSlot, demand);
}

function fits(capacity: BranchCapacity, loads: readonly SlotLoad[], demand: SlotDemand | null): boolean {
  const orders = loads.reduce((count, load) => count + load.orders, 0);
  const dishes = loads.reduce((count, load) => count + load.dishes, 0);
  const sum = loads.reduce((total, load) => total + load.sum, 0);
  if (capacity.orders !== null && orders >= capacity.orders) return false;
  const isWithin = (limit: number | null, used: number, added: number | undefined) =>
    limit === null || (added === undefined ? used < limit : used + added <= limit);
  return (
    isWithin(capacity.dishes, dishes, demand?.dishes) &&
    isWithin(capacity.sum, sum, demand === null ? undefined : Math.max(demand.total, zero))
  );
}
