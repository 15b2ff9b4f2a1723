import { dayNumber, dayOfNumber, weekdayOfNumber } from "./calendar.ts";
import type { CalendarDay, Instant, MinuteOfDay, TimeZone, Weekday } from "./types.ts";
import { offsetAt } from "./zone-offset.ts";

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Wall clock of a zone, without seconds. */
export interface LocalTime {
  readonly day: CalendarDay;
  readonly minute: MinuteOfDay;
  readonly weekday: Weekday;
}

/** The wall clock of the zone at an instant. Throws RangeError for an unknown zone. */
export function localTime(instant: Instant, zone: TimeZone): LocalTime {
  const wall = instant + offsetAt(instant, zone);
  const number = Math.floor(wall / dayMs);
  return {
    day: dayOfNumber(number),
    minute: Math.floor((wall - number * dayMs) / minuteMs),
    weekday: weekdayOfNumber(number),
  };
}

/** The day number of the wall clock's day. Cheaper than `localTime`. */
export function localDayNumber(instant: Instant, zone: TimeZone): number {
  return Math.floor((instant + offsetAt(instant, zone)) / dayMs);
}

/** Like `instantAt`, by day number. Minutes beyond 1440 continue into the next day. */
export function instantOfWall(number: number, minute: MinuteOfDay, zone: TimeZone): Instant {
  const wall = number * dayMs + minute * minuteMs;
  const before = offsetAt(wall - dayMs, zone);
  const after = offsetAt(wall + dayMs, zone);
  const early = wall - before;
  if (before === after || offsetAt(early, zone) === before) return early;
  const late = wall - after;
  return offsetAt(late, zone) === after ? late : early;
}

/**
 * The instant at which the zone's wall clock shows that minute of that day. Of a repeated hour, the first. A
 * skipped time moves forward by the change (02:30 of a skipped hour is 03:30).
 */
export function instantAt(day: CalendarDay, minute: MinuteOfDay, zone: TimeZone): Instant {
  return instantOfWall(dayNumber(day), minute, zone);
}
