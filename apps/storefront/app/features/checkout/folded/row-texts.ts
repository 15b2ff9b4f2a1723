import { isSameDay, localTime, type WorkSchedule } from "@skatert/domain";
import type { I18n } from "../../../i18n/i18n.ts";
import type { CheckoutDraft } from "../../../model/checkout/checkout-draft.ts";
import { flatText } from "../../../model/place/flat-text.ts";
import type { Place } from "../../../model/place/place.ts";
import { shopNow } from "../../../model/shop/shop-clock.ts";
import { dayLabel } from "../../../model/times/day-label.ts";

/** The place, and below it the flat, because a wrong flat is the most expensive mistake. */
export function placeTexts(place: Place, { t }: Pick<I18n, "t">): { readonly value: string; readonly note: string } {
  if (place.kind !== "delivery") return { value: place.name, note: place.address };
  const { apartment } = place.details;
  return { value: place.line, note: flatText(apartment, (number) => `${t("place.apartment")} ${number}`) };
}

/** The time in one line. */
export function timeText(
  { slot, express }: Pick<CheckoutDraft, "slot" | "express">,
  schedule: WorkSchedule | null,
  timeZone: string,
  i18n: I18n,
  /** Of an express order. Null: none is promised. */
  expressMinutes: number | null,
): string {
  const { t, formatMinute } = i18n;
  if (slot !== null) {
    const today = localTime(shopNow(), schedule?.timeZone ?? timeZone).day;
    const hours = `${formatMinute(slot.from)}–${formatMinute(slot.to)}`;
    return isSameDay(slot.day, today) ? hours : `${dayLabel(slot.day, today, i18n)}, ${hours}`;
  }
  if (express) return expressText(expressMinutes, i18n);
  return schedule === null ? t("checkout.soonest") : t("checkout.soonestAbout", { minutes: schedule.cookingMinutes });
}

/** Express in its own minutes. Null: none are promised. */
export function expressText(minutes: number | null, { t }: Pick<I18n, "t">): string {
  return minutes === null ? t("checkout.express") : t("checkout.expressIn", { minutes });
}
