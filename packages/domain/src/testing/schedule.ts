import { instantAt } from "../schedule/local-time.ts";
import type { Instant, OpeningHours, SlotLoad, SlotPolicy, TimeZone, WorkSchedule } from "../schedule/types.ts";

/** The instant of a wall-clock time such as "2026-11-18 12:30". */
export function at(text: string, zone: TimeZone = "Europe/Moscow"): Instant {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = (text.match(/\d+/g) ?? []).map(Number);
  return instantAt({ year, month, day }, hour * 60 + minute, zone);
}

/** Minutes of the day of a time such as "12:30". */
export function minuteOf(text: string): number {
  const [hour = 0, minute = 0] = text.split(":").map(Number);
  return hour * 60 + minute;
}

/** Hours written as "10:00-14:00". */
export function hoursOf(text: string): OpeningHours {
  const [from = "", to = ""] = text.split("-");
  return { from: minuteOf(from), to: minuteOf(to) };
}

/** The same hours on all seven days. */
export function everyDay(...hours: readonly string[]): WorkSchedule["week"] {
  const list = hours.map(hoursOf);
  return { 1: list, 2: list, 3: list, 4: list, 5: list, 6: list, 7: list };
}

/** A Moscow branch open from 10:00 to 22:00 every day that cooks for half an hour. */
export function aSchedule(changes: Partial<WorkSchedule> = {}): WorkSchedule {
  return {
    timeZone: "Europe/Moscow",
    aroundTheClock: false,
    week: everyDay("10:00-22:00"),
    exceptions: {},
    cookingMinutes: 30,
    ...changes,
  };
}

/** Every 30 minutes for 7 days, without limits. */
export function aSlotPolicy(changes: Partial<SlotPolicy> = {}): SlotPolicy {
  return { minutes: 30, days: 7, capacity: {}, ...changes };
}

/** One delivery of branch 1. */
export function aSlotLoad(changes: Partial<SlotLoad> & Pick<SlotLoad, "slotStart" | "sum">): SlotLoad {
  return { method: "flat_rate", warehouseId: 1, orders: 1, dishes: 1, ...changes };
}
