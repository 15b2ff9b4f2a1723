import { type CalendarDay, localTime, type MinuteOfDay, type TakeSlot, type TimeZone } from "@skatert/domain";
import { clockText, dayText, readDay, readMinute } from "../fields/read-time.ts";
import type { WireTakeTimes } from "./schemas.ts";

/** A slot in the branch's wall time, as a shopper chooses it. `to` may be past midnight. */
export interface TakeTimeOption {
  readonly day: CalendarDay;
  readonly from: MinuteOfDay;
  readonly to: MinuteOfDay;
  readonly isAvailable: boolean;
  readonly reason: string | null;
}

export function takeTimesToWire(slots: readonly TakeSlot[], zone: TimeZone): WireTakeTimes {
  return {
    start_list: slots.map((slot) => {
      const start = localTime(slot.start, zone);
      return {
        date: dayText(start.day),
        from: clockText(start.minute),
        to: clockText(localTime(slot.end, zone).minute),
        available: slot.available,
        ...(slot.reason === undefined ? {} : { reason: slot.reason }),
      };
    }),
  };
}

/** An entry with an unreadable date or time is left out. */
export function takeTimesFromWire(wire: WireTakeTimes): readonly TakeTimeOption[] {
  return wire.start_list.flatMap((entry) => {
    const day = readDay(entry.date);
    const from = readMinute(entry.from);
    const to = readMinute(entry.to);
    if (day === null || from === null || to === null) return [];
    return [{ day, from, to, isAvailable: entry.available, reason: entry.reason ?? null }];
  });
}
