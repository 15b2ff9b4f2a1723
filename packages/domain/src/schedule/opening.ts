import { dayKey, dayOfNumber, weekdayOfNumber } from "./calendar.ts";
import { instantOfWall, localDayNumber } from "./local-time.ts";
import type { Instant, Interval, OpeningHours, WorkSchedule } from "./types.ts";

const wholeDay: readonly OpeningHours[] = [{ from: 0, to: 1440 }];
const closed: readonly OpeningHours[] = [];
/** How far ahead the next opening is searched. A longer break counts as closed for good. */
const furthestOpening = 92;

/** The hours that begin on a day: an exception, otherwise the week's. A missing weekday is closed. */
export function hoursOfDay(schedule: WorkSchedule, number: number): readonly OpeningHours[] {
  const key = dayKey(dayOfNumber(number));
  if (Object.hasOwn(schedule.exceptions, key)) return schedule.exceptions[key] ?? closed;
  if (schedule.aroundTheClock) return wholeDay;
  return schedule.week[weekdayOfNumber(number)] ?? closed;
}

/** Hours of a day in absolute time. A `to` not later than `from` ends on the next day. */
export function intervalOf(hours: OpeningHours, number: number, schedule: WorkSchedule): Interval {
  const isPastMidnight = hours.to <= hours.from;
  return {
    from: instantOfWall(number, hours.from, schedule.timeZone),
    to: instantOfWall(isPastMidnight ? number + 1 : number, hours.to, schedule.timeZone),
  };
}

function joined(intervals: readonly Interval[]): readonly Interval[] {
  const sorted = intervals.filter((each) => each.from < each.to).sort((a, b) => a.from - b.from);
  const result: Interval[] = [];
  for (const next of sorted) {
    const last = result.at(-1);
    if (last !== undefined && next.from <= last.to) {
      result[result.length - 1] = { from: last.from, to: Math.max(last.to, next.to) };
    } else {
      result.push(next);
    }
  }
  return result;
}

/**
 * Open hours as disjoint, ascending intervals of absolute time. They cover yesterday, whose hours may cross
 * midnight, to `days` days after the day of `around` in the branch's zone.
 */
export function openIntervals(schedule: WorkSchedule, around: Instant, days = 1): readonly Interval[] {
  const today = localDayNumber(around, schedule.timeZone);
  const intervals: Interval[] = [];
  for (let number = today - 1; number <= today + days; number += 1) {
    for (const hours of hoursOfDay(schedule, number)) intervals.push(intervalOf(hours, number, schedule));
  }
  return joined(intervals);
}

/** Open from `from` inclusive to `to` exclusive (readings "Time, zones, stock"). */
export function isOpenAt(schedule: WorkSchedule, instant: Instant): boolean {
  return openIntervals(schedule, instant, 0).some(({ from, to }) => from <= instant && instant < to);
}

/** When the present opening began, at most a day ago. Null: the branch is closed. */
export function openSince(schedule: WorkSchedule, now: Instant): Instant | null {
  return openIntervals(schedule, now, 0).find(({ from, to }) => from <= now && now < to)?.from ?? null;
}

/** The first instant after `after` at which hours begin. Null if none begin within three months. */
export function nextOpening(schedule: WorkSchedule, after: Instant): Instant | null {
  const today = localDayNumber(after, schedule.timeZone);
  for (let number = today; number <= today + furthestOpening; number += 1) {
    const openings = hoursOfDay(schedule, number)
      .map((hours) => intervalOf(hours, number, schedule).from)
      .filter((from) => from > after);
    if (openings.length > 0) return Math.min(...openings);
  }
  return null;
}

/**
 * Closing time of a branch that is open now. Null while it is closed, or if it does not close within two
 * days.
 */
export function closingAt(schedule: WorkSchedule, now: Instant): Instant | null {
  const open = openIntervals(schedule, now, 2).find(({ from, to }) => from <= now && now < to);
  return open === undefined || open.to - now >= 2 * 1440 * 60_000 ? null : open.to;
}

/**
 * Whole minutes until the branch closes. Null while it is closed, or if it does not close within two days.
 */
export function minutesToClosing(schedule: WorkSchedule, now: Instant): number | null {
  const closes = closingAt(schedule, now);
  return closes === null ? null : Math.floor((closes - now) / 60_000);
}
