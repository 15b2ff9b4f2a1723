import { localDayNumber } from "./local-time.ts";
import { hoursOfDay, intervalOf } from "./opening.ts";
import type { Instant, WorkSchedule } from "./types.ts";

/**
 * The restaurant's day of an instant, as a day number. Hours past midnight belong to the evening before, as
 * guests say it. Outside such hours it is the calendar day.
 */
export function workDayOf(schedule: WorkSchedule, instant: Instant): number {
  const number = localDayNumber(instant, schedule.timeZone);
  const isIn = (day: number) =>
    hoursOfDay(schedule, day).some((hours) => {
      const { from, to } = intervalOf(hours, day, schedule);
      return from <= instant && instant < to;
    });
  return isIn(number - 1) && !isIn(number) ? number - 1 : number;
}

/**
 * The day under which a time is offered at the moment `now`: the restaurant's working day, but the rest of last
 * night's working day is offered under today.
 */
export function offeredDayOf(schedule: WorkSchedule, instant: Instant, now: Instant): number {
  return Math.max(workDayOf(schedule, instant), localDayNumber(now, schedule.timeZone));
}
