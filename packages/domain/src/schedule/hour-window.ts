import { previousWeekday } from "./calendar.ts";
import type { MinuteOfDay, Weekday } from "./types.ts";

/**
 * The weekday on which a daily window that holds this minute opened; null when it does not hold it. `from`
 * inclusive, `to` exclusive; equal bounds hold always; past midnight it belongs to the day it opened.
 */
export function openedOn(from: MinuteOfDay, to: MinuteOfDay, weekday: Weekday, minute: MinuteOfDay): Weekday | null {
  if (from === to) return weekday;
  if (from < to) return minute >= from && minute < to ? weekday : null;
  if (minute >= from) return weekday;
  return minute < to ? previousWeekday(weekday) : null;
}
