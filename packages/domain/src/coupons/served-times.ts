import { openedOn } from "../schedule/hour-window.ts";
import { instantOfWall, localDayNumber, localTime } from "../schedule/local-time.ts";
import { openIntervals } from "../schedule/opening.ts";
import type { Instant, WorkSchedule } from "../schedule/types.ts";
import type { Condition } from "./types.ts";

/** Longer than any weekday is away, and than most holidays. */
const days = 35;

/**
 * Whether a branch with one of the schedules is ever open at the hours and on the weekdays of a coupon (COUP-10,
 * COUP-11): in the next five weeks from `now`, or in the usual week. Without those conditions: whether any is open.
 */
export function isEverServed(
  conditions: readonly Condition[],
  schedules: readonly WorkSchedule[],
  now: Instant,
): boolean {
  return schedules.some(
    (schedule) => servesSoon(conditions, schedule, now) || servesSoon(conditions, { ...schedule, exceptions: {} }, now),
  );
}

/** Both the opening and the coupon's time have starts, so a common time begins at one of them. */
function servesSoon(conditions: readonly Condition[], schedule: WorkSchedule, now: Instant): boolean {
  const { timeZone } = schedule;
  const today = localDayNumber(now, timeZone);
  const opening = conditions.flatMap((each) => (each.kind === "hours" ? [each.from] : []));
  const starts = Array.from({ length: days + 1 }, (_, ahead) => today + ahead).flatMap((number) =>
    [0, ...opening].map((minute) => instantOfWall(number, minute, timeZone)),
  );
  return openIntervals(schedule, now, days).some(({ from, to }) =>
    [from, ...starts.filter((start) => start > from && start < to)].some((instant) =>
      matches(conditions, instant, schedule),
    ),
  );
}

/** As checkHours and checkWeekday judge the time of an order. */
function matches(conditions: readonly Condition[], instant: Instant, { timeZone }: WorkSchedule): boolean {
  const { weekday, minute } = localTime(instant, timeZone);
  const hours = conditions.find((each) => each.kind === "hours");
  const opened = hours === undefined ? weekday : openedOn(hours.from, hours.to, weekday, minute);
  if (opened === null) return false;
  return conditions.every((each) => each.kind !== "weekday" || each.weekdays.includes(opened));
}
