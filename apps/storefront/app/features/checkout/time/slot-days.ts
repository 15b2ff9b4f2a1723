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

export type DayPart = "night" | "morning" | "afternoon" | "evening";

export interface SlotPart {
  readonly key: string;
  readonly part: DayPart;
  readonly slots: readonly TakeTimeOption[];
}

const minutesOfHour = 60;
/** Hour at which each part of a day ends. */
const ends: readonly (readonly [DayPart, number])[] = [
  ["night", 6],
  ["morning", 12],
  ["afternoon", 17],
  ["evening", 24],
];
/** So many slots fit the screen of a phone without parts. */
const maxTogether = 12;

/**
 * The slots of a day from the first free one on, by parts of the day in list order. One part if they are few. A night
 * after midnight follows its evening.
 */
export function slotParts(slots: readonly TakeTimeOption[]): readonly SlotPart[] {
  const first = slots.findIndex(({ isAvailable }) => isAvailable);
  const offered = first < 0 ? slots : slots.slice(first);
  const keyOf = ({ day, from }: TakeTimeOption) => `${dayKey(day)} ${partOf(from)}`;
  if (offered.length <= maxTogether) return offered.length > 0 ? [{ key: "all", part: "evening", slots: offered }] : [];
  return [...Map.groupBy(offered, keyOf)].map(([key, own]) => ({ key, part: partOf(own[0]?.from ?? 0), slots: own }));
}

function partOf(minute: number): DayPart {
  return ends.find(([, end]) => minute < end * minutesOfHour)?.[0] ?? "evening";
}

function shownDay({ day, from }: TakeTimeOption, schedule: WorkSchedule, now: Instant): CalendarDay {
  return dayOfNumber(offeredDayOf(schedule, instantAt(day, from, schedule.timeZone), now));
}
