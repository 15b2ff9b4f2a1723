import type { WireNewStop } from "@skatert/contract";
import { instantOfWall, localDayNumber, localTime, type TimeZone } from "@skatert/domain";

const minuteMs = 60_000;

/** Ends for staff to choose. "forever": until somebody resumes it. "time": a wall time, "HH:MM". */
export const STOP_ENDS = ["half-hour", "hour", "time", "business-day", "forever"] as const;
export type StopEnd = (typeof STOP_ENDS)[number];

/**
 * `until` of a stop or pause. A wall time that has passed today is tomorrow's. Null: the text is not a time. `now`:
 * milliseconds.
 */
export function untilOf(
  end: StopEnd,
  wallTime: string,
  now: number,
  zone: TimeZone,
): { readonly until: WireNewStop["until"] } | null {
  switch (end) {
    case "half-hour":
      return { until: isoOf(now + 30 * minuteMs) };
    case "hour":
      return { until: isoOf(now + 60 * minuteMs) };
    case "business-day":
      return { until: "business-day" };
    case "forever":
      return { until: null };
    case "time": {
      const at = nextWallTime(wallTime, now, zone);
      return at === null ? null : { until: isoOf(at) };
    }
  }
}

/** The next instant at which the branch's clock shows "HH:MM"; null for other text. */
export function nextWallTime(wallTime: string, now: number, zone: TimeZone): number | null {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(wallTime) ?? [];
  if (hour === undefined || minute === undefined) return null;
  const wanted = Number(hour) * 60 + Number(minute);
  const today = localDayNumber(now, zone);
  return instantOfWall(wanted > localTime(now, zone).minute ? today : today + 1, wanted, zone);
}

function isoOf(instant: number): string {
  return new Date(instant).toISOString();
}
