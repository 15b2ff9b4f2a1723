import {
  type CalendarDateTime,
  parseAbsolute,
  parseDateTime,
  toCalendarDateTime,
  toZoned,
} from "@internationalized/date";

const yearMs = 366 * 86_400_000;
const hourMs = 3_600_000;

/** The next full hour at least half an hour ahead, on the zone's clock. */
export function suggestedTime(now: number, zone: string): CalendarDateTime {
  const hour = Math.ceil((now + hourMs / 2) / hourMs) * hourMs;
  return shownTime(new Date(hour).toISOString(), zone);
}

/** An instant on the zone's clock. */
export function shownTime(instant: string, zone: string): CalendarDateTime {
  return toCalendarDateTime(parseAbsolute(instant, zone));
}

/** A typed time, which survives a reload; null: incomplete or invalid. */
export function readTime(text: string): CalendarDateTime | null {
  try {
    return text === "" ? null : parseDateTime(text);
  } catch {
    return null;
  }
}

/** The instant of a time on the zone's clock. A time that the clock skips is moved beyond the gap. */
export function instantOf(time: CalendarDateTime, zone: string): string {
  return toZoned(time, zone).toDate().toISOString();
}

/** Why the publication time is invalid; null: it is valid. */
export function timeFault(time: CalendarDateTime | null, zone: string, now: number): "none" | "past" | "far" | null {
  if (time === null) return "none";
  const at = Date.parse(instantOf(time, zone));
  if (at <= now) return "past";
  return at > now + yearMs ? "far" : null;
}
