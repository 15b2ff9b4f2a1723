import type { TakeTimeOption } from "@skatert/contract";
import {
  type CalendarDay,
  dayKey,
  dayOfNumber,
  type Instant,
  instantAt,
  offeredDayOf,
  type WorkSchedule,
} from "@skatert/domain";

export interface SlotDay {
  readonly key: string;
  readonly day: CalendarDay;
  readonly slots: readonly TakeTimeOption[];
}

/**
 * Slots by the restaurant's day, in list order. Those past midnight belong to the evening before. Without the
 * branch's schedule, by calendar day.
 */
export function slotDays(
  options: readonly TakeTimeOption[],
  schedule: WorkSchedule | null,
  now: Instant,
): readonly SlotDay[] {
  const days = new Map<string, { readonly day: CalendarDay; readonly slots: TakeTimeOption[] }>();
  for (const option of options) {
    const day = schedule === null ? option.day : shownDay(option, schedule, now);
    const known = days.get(dayKey(day)) ?? { day, slots: [] };
    known.slots.push(option);
    days.set(dayKey(day), known);
  }
  return [...days].map(([key, group]) => ({ key, ...group }));
}

function shownDay({ day, from }: TakeTimeOption, schedule: WorkSchedule, now: Instant): CalendarDay {
  return dayOfNumber(offeredDayOf(schedule, instantAt(day, from, schedule.timeZone), now));
}
