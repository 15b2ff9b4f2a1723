import type { ShopSettings } from "@skatert/contract";
import {
  dayNumber,
  isServedAt,
  localTime,
  type ServingHours,
  slotTime,
  type TakeSlot,
  takeSlots,
  type WorkSchedule,
} from "@skatert/domain";
import type { ShopView } from "../../model/shop/shop.ts";
import type { NextTime } from "../../model/times/next-text.ts";

interface BranchSlots {
  readonly schedule: WorkSchedule;
  readonly slots: readonly TakeSlot[];
}

/**
 * The nearest slot of the chosen branch, or of any branch before one is chosen, within the hours of a dish.
 * It ignores the load of slots; the quote checks it. Slots are computed once, and only when a dish needs
 * them.
 */
export function nextTimeOf(
  settings: Pick<ShopSettings, "schedules" | "slots">,
  { locations, locationId }: Pick<ShopView, "locations" | "locationId">,
  now: number,
): (hours: readonly ServingHours[]) => NextTime | null {
  let listed: readonly BranchSlots[] | null = null;
  const list = () => {
    const branches = locationId === null ? locations : locations.filter(({ id }) => id === locationId);
    return branches
      .flatMap(({ warehouseIds }) => warehouseIds.flatMap((id) => settings.schedules[id] ?? []))
      .map((schedule) => ({ schedule, slots: slotsOf(schedule, settings, now) }));
  };
  return (hours) => {
    listed ??= list();
    const found = listed.flatMap((branch) => nearest(branch, hours) ?? []);
    const [first] = found.toSorted((a, b) => a.slot.start - b.slot.start);
    return first === undefined ? null : nextTime(first, now);
  };
}

function slotsOf(schedule: WorkSchedule, { slots: policy }: Pick<ShopSettings, "slots">, now: number) {
  return takeSlots(schedule, { policy, branchCapacity: null, loads: [], method: "flat_rate", warehouseId: 0 }, now);
}

interface Found {
  readonly schedule: WorkSchedule;
  readonly slot: TakeSlot;
}

function nearest({ schedule, slots }: BranchSlots, hours: readonly ServingHours[]): Found | null {
  const slot = slots.find(({ start }) => {
    const moment = localTime(start, schedule.timeZone);
    return hours.every((each) => isServedAt(each, moment));
  });
  return slot === undefined ? null : { schedule, slot };
}

function nextTime({ schedule: { timeZone }, slot }: Found, now: number): NextTime {
  const time = slotTime(slot, timeZone);
  return { ...time, ahead: dayNumber(time.day) - dayNumber(localTime(now, timeZone).day) };
}
