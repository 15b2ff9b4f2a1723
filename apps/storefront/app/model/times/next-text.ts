import type { SlotTime } from "@skatert/domain";
import type { I18n } from "../../i18n/i18n.ts";

/** A slot and the number of days from the shop's today. */
export type NextTime = SlotTime & { readonly ahead: number };

/** "Сегодня к 19:30", "На завтра к 09:00", "На пн, 23 ноября к 09:00". */
export function nextText(
  { ahead, day, from }: Pick<NextTime, "ahead" | "day" | "from">,
  { t, formatDate, formatMinute }: Pick<I18n, "t" | "formatDate" | "formatMinute">,
): string {
  const time = formatMinute(from);
  if (ahead === 0) return t("dish.next.today", { time });
  if (ahead === 1) return t("dish.next.tomorrow", { time });
  const date = formatDate(Date.UTC(day.year, day.month - 1, day.day), "weekdayAndDay", "UTC");
  return t("dish.next.day", { day: date, time });
}
