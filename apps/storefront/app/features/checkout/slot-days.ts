import type { TakeTimeOption } from "@skatert/contract";
import { type CalendarDay, dayKey } from "@skatert/domain";

export interface SlotDay {
  readonly key: string;
  readonly day: CalendarDay;
  readonly slots: readonly TakeTimeOption[];
}

/** Slots by their day, in the order of the list. */
export function slotDays(options: readonly TakeTimeOption[]): readonly SlotDay[] {
  const days = new Map<string, TakeTimeOption[]>();
  for (const option of options) days.set(dayKey(option.day), [...(days.get(dayKey(option.day)) ?? []), option]);
  return [...days].flatMap(([key, slots]) => (slots[0] === undefined ? [] : [{ key, day: slots[0].day, slots }]));
}
