import { localTime } from "@skatert/domain";
import type { Dates } from "./dates.ts";

/** The day of an instant relative to `now` (both milliseconds): with its year only if that differs. */
export function dayText(
  instant: number,
  timeZone: string,
  now: number,
  { formatDate }: Pick<Dates, "formatDate">,
): string {
  const isThisYear = localTime(instant, timeZone).day.year === localTime(now, timeZone).day.year;
  return formatDate(instant, isThisYear ? "day" : "full", timeZone);
}
