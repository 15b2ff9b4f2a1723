import type { GuideHours } from "./answers.ts";
import { fault, type GuideFault } from "./fault.ts";

/** Faults of the opening hours. */
export function hoursFaults(intervals: readonly GuideHours[]): readonly GuideFault[] {
  if (intervals.length === 0) return [fault("intervals", "no-hours")];
  const faults = intervals.flatMap(({ days, from, to }, row): readonly GuideFault[] => [
    ...(days.length === 0 ? [{ ...fault("days", "no-days"), row }] : []),
    ...(minuteOf(from) === null ? [{ ...fault("from", "required"), row }] : []),
    ...(minuteOf(to) === null ? [{ ...fault("to", "required"), row }] : []),
    ...(minuteOf(from) !== null && minuteOf(from) === minuteOf(to) ? [{ ...fault("to", "no-length"), row }] : []),
  ]);
  return faults.length > 0 ? faults : overlapFaults(intervals);
}

/** Two intervals may not overlap; the end of one past midnight counts too. */
function overlapFaults(intervals: readonly GuideHours[]): readonly GuideFault[] {
  const week = 7 * 1440;
  const taken = new Uint8Array(week);
  return intervals.flatMap(({ days, from, to }, row) => {
    const [start, end] = [minuteOf(from) ?? 0, minuteOf(to) ?? 0];
    const length = end > start ? end - start : end - start + 1440;
    const minutes = days.flatMap((day) =>
      Array.from({ length }, (_, index) => ((day - 1) * 1440 + start + index) % week),
    );
    const isTaken = minutes.some((minute) => taken[minute] === 1);
    for (const minute of minutes) taken[minute] = 1;
    return isTaken ? [{ ...fault("from", "overlap"), row }] : [];
  });
}

function minuteOf(clock: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(clock) ?? [];
  const minute = Number(hours) * 60 + Number(minutes);
  return hours === undefined || minute > 1440 ? null : minute;
}
