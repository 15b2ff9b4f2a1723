import type { TakeTimeOption } from "@skatert/contract";
import { type CalendarDay, dayKey, dayNumber } from "@skatert/domain";
import type { I18n } from "../../i18n/i18n.ts";

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

/** "Сегодня", "Завтра", else "пт, 27 ноября". */
export function dayLabel(day: CalendarDay, today: CalendarDay, { t, language }: Pick<I18n, "t" | "language">): string {
  const ahead = dayNumber(day) - dayNumber(today);
  if (ahead === 0) return t("checkout.today");
  if (ahead === 1) return t("checkout.tomorrow");
  const format = new Intl.DateTimeFormat(language, {
    weekday: "short",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return format.format(Date.UTC(day.year, day.month - 1, day.day));
}
