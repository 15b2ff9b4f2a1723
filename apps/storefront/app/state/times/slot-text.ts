import { type CalendarDay, dayNumber, localTime, type SlotTime, type TimeZone } from "@skatert/domain";
import type { I18n } from "../../i18n/i18n.ts";
import { shopNow } from "../shop-clock.ts";

type Start = Pick<SlotTime, "day" | "from">;

/** "Сегодня к 19:30", "На завтра к 09:00", "На пн, 23 ноября к 09:00". */
export function slotText(
  slot: Start,
  timeZone: TimeZone,
  i18n: Pick<I18n, "t" | "formatDate" | "formatMinute">,
): string {
  return slotTextFrom(slot, localTime(shopNow(), timeZone).day, i18n);
}

/** As `slotText`, where the day is known already. */
export function slotTextFrom(
  { day, from }: Start,
  today: CalendarDay,
  { t, formatDate, formatMinute }: Pick<I18n, "t" | "formatDate" | "formatMinute">,
): string {
  const time = formatMinute(from);
  const ahead = dayNumber(day) - dayNumber(today);
  if (ahead === 0) return t("dish.next.today", { time });
  if (ahead === 1) return t("dish.next.tomorrow", { time });
  const date = formatDate(Date.UTC(day.year, day.month - 1, day.day), "weekdayAndDay", "UTC");
  return t("dish.next.day", { day: date, time });
}
