import { type BranchForm, type ClockHours, WEEK } from "./branch-form.ts";

/** A part of a day's bar, in minutes from midnight. */
export interface Bar {
  readonly from: number;
  readonly to: number;
}

const day = 1_440;

/** Open parts of each weekday: its own hours until midnight and the rest of the previous night. Monday first. */
export function weekBars({
  week,
  isRoundTheClock,
}: Pick<BranchForm, "week" | "isRoundTheClock">): readonly (readonly Bar[])[] {
  if (isRoundTheClock) return WEEK.map(() => [{ from: 0, to: day }]);
  return WEEK.map((weekday) => {
    const yesterday = week[weekday === 1 ? 7 : weekday - 1] ?? [];
    const nights = yesterday.map(minutesOf).filter(({ to }) => to > day);
    const own = (week[weekday] ?? []).map(minutesOf);
    const bars = [
      ...nights.map(({ to }) => ({ from: 0, to: to - day })),
      ...own.map(({ from, to }) => ({ from, to: Math.min(to, day) })),
    ];
    return bars.filter(({ from, to }) => from < to).toSorted((a, b) => a.from - b.from);
  });
}

/** `to` above 1440 is after midnight. */
function minutesOf({ from, to }: ClockHours): Bar {
  const [start, end] = [minuteOf(from), minuteOf(to)];
  return { from: start, to: end > start ? end : end + day };
}

function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return Number.isFinite(hours) && Number.isFinite(minutes) ? hours * 60 + minutes : 0;
}
