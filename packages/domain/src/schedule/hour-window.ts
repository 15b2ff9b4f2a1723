import { previousWeekday } from "./calendar.ts";
import type { MinuteOfDay, Weekday } from "./types.ts";

/**
 * The weekday on which the daily window around this minute opened. Null outside the window. `from` is
 * inclusive, `to` exclusive, equal bounds are always open. A window across midnight belongs to the day on
 * which it opens.
 */
export function openedOn(from: MinuteOfDay, to: MinuteOfDay, weekday: Weekday, minute: MinuteOfDay): Weekday | null {
  if (from === to) return weekday;
  if (from < to) return minute >= from && minute < to ? weekday : null;
  if (minute >= from) return weekday;
  return minute < to ? previousWeekday(weekday) : null;
}
