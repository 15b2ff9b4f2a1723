import type { LanguageCode } from "@skatert/contract";
import { joinSentences } from "../../../texts/join-sentences.ts";
import { textsIn } from "../../../texts/texts.ts";
import type { RequestNews } from "./notification-content.ts";
import { clockOf } from "./promised-day.ts";

/** "Заявка № 118", "Бронь № 118" */
export function requestTitle({ requestId: number, what }: RequestNews, language: LanguageCode): string {
  const t = textsIn(language);
  return what === "booking" ? t("notification.bookingNumber", { number }) : t("notification.request", { number });
}

/** "Бронь отменена. Зал, 6 марта, 19:00. Свободных мест нет", with the restaurant's message (INBOX-1). */
export function requestText(news: RequestNews, language: LanguageCode): string {
  const t = textsIn(language);
  const { answer, reason, message } = news;
  const parts = [
    answerOf(news, language),
    bookingOf(news, language),
    answer !== "refused" || reason === null || reason === "other" ? "" : t(`notification.requestReason.${reason}`),
    message.replace(/[.։।。\s]+$/u, ""),
  ];
  return joinSentences(
    parts.filter((part) => part !== ""),
    language,
  );
}

function answerOf({ what, answer, dish }: RequestNews, language: LanguageCode): string {
  const t = textsIn(language);
  if (what === "booking") return t(`notification.booking.${answer}`);
  if (answer === "refused") return t("notification.requestRefused");
  return what === "dish" ? t("notification.dishConfirmed", { dish: dish ?? "" }) : t("notification.requestDone");
}

/** "Зал, 6 марта, 19:00" on the wall clock of the hall. */
function bookingOf({ booking }: RequestNews, language: LanguageCode): string {
  if (booking === null) return "";
  const { place, from, timeZone } = booking;
  const day = new Intl.DateTimeFormat(language, { day: "numeric", month: "long", timeZone }).format(from);
  return [place, day, clockOf(from, timeZone)].join(", ");
}
