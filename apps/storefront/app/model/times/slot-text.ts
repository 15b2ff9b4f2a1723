import { dayNumber, localTime, type SlotTime, type TimeZone } from "@skatert/domain";
import type { I18n } from "../../i18n/i18n.ts";
import { shopNow } from "../shop/shop-clock.ts";
import { nextText } from "./next-text.ts";

/** Text of a slot by the shop's clock: "Сегодня к 19:30", "На завтра к 09:00". */
export function slotText(
  slot: Pick<SlotTime, "day" | "from">,
  timeZone: TimeZone,
  i18n: Pick<I18n, "t" | "formatDate" | "formatMinute">,
): string {
  const today = localTime(shopNow(), timeZone).day;
  return nextText({ ...slot, ahead: dayNumber(slot.day) - dayNumber(today) }, i18n);
}
