import { addDays, dayNumber } from "../schedule/calendar.ts";
import { instantOfWall, localTime } from "../schedule/local-time.ts";
import type { CalendarDay, Instant, MinuteOfDay, TimeZone } from "../schedule/types.ts";

/** Wall-clock minute at which a branch's business day begins: 05:00, when kitchens are closed. */
export const businessDayCutOff: MinuteOfDay = 300;

/** The business day of an instant: before 05:00 it is still the day before. A day may have 23 or 25 hours. */
export function businessDay(instant: Instant, zone: TimeZone): CalendarDay {
  const { day, minute } = localTime(instant, zone);
  return minute < businessDayCutOff ? addDays(day, -1) : day;
}

/** The beginning of an instant's business day: the last 05:00, inclusive. */
export function businessDayStart(instant: Instant, zone: TimeZone): Instant {
  return instantOfWall(dayNumber(businessDay(instant, zone)), businessDayCutOff, zone);
}

/** The end of an instant's business day: 05:00 of the next morning, exclusive. */
export function businessDayEnd(instant: Instant, zone: TimeZone): Instant {
  return instantOfWall(dayNumber(businessDay(instant, zone)) + 1, businessDayCutOff, zone);
}
