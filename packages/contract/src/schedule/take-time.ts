import type { TakeTime } from "@skatert/domain";
import { clockText, dayText, readDay, readMinute } from "../fields/read-time.ts";

/**
 * `take_date` and `time_from`: a date without a time is that day, a time without a date is today (readings "Time,
 * zones, stock"); neither is as soon as possible.
 */
export function takeTimeOf(date: unknown, time: unknown): TakeTime {
  const day = readDay(date);
  const minute = readMinute(time);
  if (minute !== null) return { kind: "at", day, minute };
  return day === null ? { kind: "soonest" } : { kind: "date-only", day };
}

/** The two fields of a take time; as soon as possible has neither. */
export function takeTimeFields(time: TakeTime): { readonly take_date?: string; readonly time_from?: string } {
  if (time.kind === "soonest") return {};
  if (time.kind === "date-only") return { take_date: dayText(time.day) };
  return { ...(time.day === null ? {} : { take_date: dayText(time.day) }), time_from: clockText(time.minute) };
}
