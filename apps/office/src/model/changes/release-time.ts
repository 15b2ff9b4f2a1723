import {
  type CalendarDateTime,
  parseAbsolute,
  parseDateTime,
  toCalendarDateTime,
  toZoned,
} from "@internationalized/date";

const yearMs = 366 * 86_400_000;
const hourMs = 3_600_000;

/** The next full hour that is at least half an hour away, as the clock of the zone shows it. */
export function suggestedTime(now: number, zone: string): CalendarDateTime {
  const hour = Math.ceil((now + hourMs / 2) / hourMs) * hourMs;
  return shownTime(new Date(hour).toISOString(), zone);
}

/** An instant as the clock of the zone shows it. */
export function shownTime(instant: string, zone: string): CalendarDateTime {
  return toCalendarDateTime(parseAbsolute(instant, zone));
}

/** A time typed into the form, as it survives a reload; null: not whole, or no time. */
export function readTime(text: string): CalendarDateTime | null {
  try {
    return text === "" ? null : parseDateTime(text);
  } catch {
    return null;
  }
}

/** The instant of a time on the zone's clock. A time that the clock skips is the one after it. */
export function instantOf(time: CalendarDateTime, zone: string): string {
  return toZoned(time, zone).toDate().toISOString();
}

/** Why a publication cannot be at this time; null: it can. */
export function timeFault(time: CalendarDateTime | null, zone: string, now: number): "none" | "past" | "far" | null {
  if (time === null) return "none";
  const at = Date.parse(instantOf(time, zone));
  if (at <= now) return "past";
  return at > now + yearMs ? "far" : null;
}
