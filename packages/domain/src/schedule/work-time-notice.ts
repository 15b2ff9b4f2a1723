import { dayOfNumber, weekdayOfNumber } from "./calendar.ts";
import { localDayNumber } from "./local-time.ts";
import { hoursOfDay, intervalOf, isOpenAt, nextOpening } from "./opening.ts";
import type { CalendarDay, Instant, MinuteOfDay, Weekday, WorkSchedule } from "./types.ts";

/** The next open hours of a closed branch, shown as "from … to …". */
export interface WorkTimeNotice {
  readonly when: "today" | "tomorrow" | "later";
  readonly day: CalendarDay;
  readonly weekday: Weekday;
  readonly from: MinuteOfDay;
  readonly to: MinuteOfDay;
  readonly opensAt: Instant;
}

/**
 * Today's hours before opening, the hours of the next open day after closing, null between them (STATE-4).
 * Null also for a branch that never opens.
 */
export function workTimeNotice(schedule: WorkSchedule, now: Instant): WorkTimeNotice | null {
  if (isOpenAt(schedule, now)) return null;
  const opensAt = nextOpening(schedule, now);
  if (opensAt === null) return null;
  const today = localDayNumber(now, schedule.timeZone);
  const number = localDayNumber(opensAt, schedule.timeZone);
  const hours = hoursOfDay(schedule, number).find((each) => intervalOf(each, number, schedule).from === opensAt);
  if (hours === undefined) return null;
  return {
    when: number === today ? "today" : number === today + 1 ? "tomorrow" : "later",
    day: dayOfNumber(number),
    weekday: weekdayOfNumber(number),
    from: hours.from,
    to: hours.to,
    opensAt,
  };
}

/**
 * The same without a chosen branch: null while any branch is open, else the hours of the first to open
 * (STATE-4).
 */
export function soonestWorkTimeNotice(schedules: readonly WorkSchedule[], now: Instant): WorkTimeNotice | null {
  if (schedules.some((schedule) => isOpenAt(schedule, now))) return null;
  const notices = schedules.flatMap((schedule) => workTimeNotice(schedule, now) ?? []);
  return notices.toSorted((a, b) => a.opensAt - b.opensAt)[0] ?? null;
}
