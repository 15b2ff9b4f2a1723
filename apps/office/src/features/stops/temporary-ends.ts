import { businessDayEnd, type TimeZone } from "@skatert/domain";
import { type StopEnd, untilOf } from "../../model/stops/stop-end.ts";

/** Busy mode and pauses always have an end, because a forgotten one loses orders. */
export const TEMPORARY_ENDS = ["half-hour", "hour", "time", "business-day"] as const satisfies readonly StopEnd[];

/** The end as an ISO instant; null: the text is not a time. */
export function temporaryUntil(end: StopEnd, time: string, now: number, zone: TimeZone): string | null {
  const chosen = untilOf(end, time, now, zone);
  if (chosen === null) return null;
  return chosen.until === "business-day" ? new Date(businessDayEnd(now, zone)).toISOString() : chosen.until;
}
