import { type CalendarDay, dayNumber } from "@skatert/domain";
import type { I18n } from "../../i18n/i18n.ts";

/** "Сегодня", "Завтра", else "пт, 27 ноября". */
export function dayLabel(
  day: CalendarDay,
  today: CalendarDay,
  { t, formatDate }: Pick<I18n, "t" | "formatDate">,
): string {
  const ahead = dayNumber(day) - dayNumber(today);
  if (ahead === 0) return t("checkout.today");
  if (ahead === 1) return t("checkout.tomorrow");
  return dateText(day, { formatDate });
}

/** "пт, 27 ноября". */
function dateText(day: CalendarDay, { formatDate }: Pick<I18n, "formatDate">): string {
  return formatDate(Date.UTC(day.year, day.month - 1, day.day), "weekdayAndDay", "UTC");
}

/** "27 ноября", for a narrow chip whose time is in the night after its day. */
export function nightText(day: CalendarDay, { formatDate }: Pick<I18n, "formatDate">): string {
  return formatDate(Date.UTC(day.year, day.month - 1, day.day), "day", "UTC");
}
