import { localTime } from "@skatert/domain";
import type { Dates } from "./dates.ts";

/** The day of an instant as one says it at `now` (both milliseconds): with its year only when that is another one. */
export function dayText(
  instant: number,
  timeZone: string,
  now: number,
  { formatDate }: Pick<Dates, "formatDate">,
): string {
  const isThisYear = localTime(instant, timeZone).day.year === localTime(now, timeZone).day.year;
  return formatDate(instant, isThisYear ? "day" : "full", timeZone);
}
