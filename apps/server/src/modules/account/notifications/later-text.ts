import type { LanguageCode } from "@skatert/contract";
import { textsIn } from "../../../texts/texts.ts";
import type { NotificationContent } from "./notification-content.ts";
import { clockOf, otherDay } from "./promised-day.ts";

/** An order that is later than promised. The times are on the branch's wall clock. */
export function laterText(
  { was, promisedAt, at, isDelivery, timeZone }: Extract<NotificationContent, { kind: "order-later" }>,
  language: LanguageCode,
): string {
  const t = textsIn(language);
  const time = clockOf(promisedAt, timeZone);
  const day = otherDay(promisedAt, { at, timeZone, language });
  if (day !== null) return t("notification.later.day", { day, time });
  const times = { was: clockOf(was, timeZone), time };
  return t(isDelivery ? "notification.later.door" : "notification.later.counter", times);
}
