import type { WireBranchBoard } from "@skatert/contract";

type Slot = WireBranchBoard["slots"][number];
type Capacity = WireBranchBoard["capacity"];

/** «12/15» for the limit that is closest, or the number of orders if the slot has no limit. */
export function fullestLoad(slot: Slot, capacity: Capacity): string {
  const loads = (["orders", "dishes", "money"] as const).flatMap((kind) => {
    const limit = capacity[kind];
    return limit === null ? [] : [{ value: slot[kind], limit }];
  });
  const [fullest] = loads.toSorted((one, other) => other.value / other.limit - one.value / one.limit);
  return fullest === undefined ? String(slot.orders) : `${Math.round(fullest.value)}/${Math.round(fullest.limit)}`;
}

/** Whether a limit is reached, so that guests are offered another slot. */
export function isFull(slot: Slot, capacity: Capacity): boolean {
  return (["orders", "dishes", "money"] as const).some((kind) => {
    const limit = capacity[kind];
    return limit !== null && slot[kind] >= limit;
  });
}
