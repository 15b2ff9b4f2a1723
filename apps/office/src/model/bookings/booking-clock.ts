import { clockText, readIsoDay, readMinute } from "@skatert/contract";
import { addDays, type CalendarDay, dayKey, type Instant, type Interval, instantAt, localTime } from "@skatert/domain";

/** The day of the branch's clock at an instant, "2026-11-30". */
export function dayAt(at: Instant, zone: string): string {
  return dayKey(localTime(at, zone).day);
}

/** The day that many days later; the same text for a text that is no day. */
export function shiftedDay(day: string, days: number): string {
  const read = readIsoDay(day);
  return read === null ? day : dayKey(addDays(read, days));
}

export function clockAt(at: Instant, zone: string): string {
  return clockText(localTime(at, zone).minute);
}

/**
 * The instant at which the branch's clock shows a time during a day's opening; null: no time. A time before opening
 * belongs to the night after, if the day goes on past midnight.
 */
export function instantOfClock(clock: string, day: string, bounds: Interval, zone: string): Instant | null {
  const [date, minute] = [readIsoDay(day), readMinute(clock)];
  if (date === null || minute === null) return null;
  const on = (of: CalendarDay) => instantAt(of, minute, zone);
  const night = on(addDays(date, 1));
  return on(date) < bounds.from && night <= bounds.to ? night : on(date);
}
