import type { LanguageCode } from "@skatert/contract";
import { joinSentences } from "../../../texts/join-sentences.ts";
import { textsIn } from "../../../texts/texts.ts";
import { backText } from "./money-back-text.ts";
import type { GivenBack, NotificationContent } from "./notification-content.ts";
import { clockOf, otherDay } from "./promised-day.ts";

/** The restaurant's answer; the time is on the branch's wall clock (BOARD-4). */
export function answerText(
  { answer, promisedAt, at, isDelivery, timeZone }: Extract<NotificationContent, { kind: "order-answer" }>,
  language: LanguageCode,
): string {
  const t = textsIn(language);
  if (answer === "cancel-declined") return t("notification.cancelDeclined");
  if (promisedAt === null) return t("notification.confirmed.plain");
  const time = clockOf(promisedAt, timeZone);
  const day = otherDay(promisedAt, { at, timeZone, language });
  if (day !== null)
    return t(isDelivery ? "notification.confirmed.doorDay" : "notification.confirmed.counterDay", { day, time });
  return t(isDelivery ? "notification.confirmed.door" : "notification.confirmed.counter", { time });
}

type Refused = NonNullable<Extract<NotificationContent, { kind: "order-stage" }>["refused"]>;

/** "Отменён. Нужных блюд больше нет. Вернём 1 210 ₽ на карту до 24 ноября", with the restaurant's message. */
export function refusedText({ reason, message }: Refused, back: GivenBack | null, language: LanguageCode): string {
  const t = textsIn(language);
  const parts = [
    t("notification.stage.cancelled"),
    t(`notification.refused.${reason}`),
    message.replace(/[.։।。\s]+$/u, ""),
    back === null ? "" : backText(back, language),
  ];
  return joinSentences(
    parts.filter((part) => part !== ""),
    language,
  );
}
