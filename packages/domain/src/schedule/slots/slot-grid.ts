import { dayNumber } from "../calendar.ts";
import { instantOfWall, localDayNumber, localTime } from "../local-time.ts";
import type { Instant, MinuteOfDay, TimeZone } from "../types.ts";

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Whether the wall clock shows this minute of this day. It skips some when summer time begins. */
function isShown(instant: Instant, number: number, minute: MinuteOfDay, zone: TimeZone): boolean {
  const shown = localTime(instant, zone);
  return shown.minute === minute && dayNumber(shown.day) === number;
}

/**
 * Starts of a day's slots: every `length` minutes of the wall clock from midnight. Skipped minutes are left
 * out; of a repeated hour the first counts. Throws RangeError unless `length` is a positive whole number.
 */
export function slotStartsOfDay(number: number, length: number, zone: TimeZone): readonly Instant[] {
  if (!Number.isInteger(length) || length < 1) throw new RangeError(`not a slot length in minutes: ${length}`);
  const midnight = instantOfWall(number, 0, zone);
  const isEvenDay = instantOfWall(number + 1, 0, zone) - midnight === dayMs;
  const starts: Instant[] = [];
  for (let minute = 0; minute < 1440; minute += length) {
    const start = isEvenDay ? midnight + minute * minuteMs : instantOfWall(number, minute, zone);
    if (isEvenDay || isShown(start, number, minute, zone)) starts.push(start);
  }
  return starts;
}

/** The end of a slot: after its length, and at midnight at the latest, where the next day's grid begins. */
export function slotEnd(start: Instant, length: number, zone: TimeZone): Instant {
  return Math.min(start + length * minuteMs, instantOfWall(localDayNumber(start, zone) + 1, 0, zone));
}

/** The start of the slot for that wall-clock time. Null if it is off the grid or skipped by the clock. */
export function slotStartAt(number: number, minute: MinuteOfDay, length: number, zone: TimeZone): Instant | null {
  if (minute % length !== 0) return null;
  const start = instantOfWall(number, minute, zone);
  return isShown(start, number, minute, zone) ? start : null;
}

/**
 * The start of the slot around an instant, open or not. If the clock skipped that start, the last one before it, so that
 * the result is always on the grid.
 */
export function slotStartAround(instant: Instant, length: number, zone: TimeZone): Instant {
  const { day, minute } = localTime(instant, zone);
  const number = dayNumber(day);
  for (let start = minute - (minute % length); start > 0; start -= length) {
    const shown = slotStartAt(number, start, length, zone);
    if (shown !== null) return shown;
  }
  return instantOfWall(number, 0, zone);
}
