import type { LanguageCode } from "@skatert/contract";
import { money } from "@skatert/domain";
import { priceText } from "../../../shop/price-text.ts";
import { joinSentences } from "../../../texts/join-sentences.ts";
import { textsIn } from "../../../texts/texts.ts";
import type { GivenBack } from "./notification-content.ts";

/** "Отменён. Вернём 1 210 ₽ на карту до 24 ноября. Баллы вернули сразу: 56" (APP-3). */
export function cancelledText(back: GivenBack, language: LanguageCode): string {
  return joinSentences([textsIn(language)("notification.stage.cancelled"), backText(back, language)], language);
}

/** The sum, its destination and date, and the points returned at once. */
export function backText({ amount, by, points, currency }: GivenBack, language: LanguageCode): string {
  const t = textsIn(language);
  const day = new Intl.DateTimeFormat(language, { day: "numeric", month: "long", timeZone: "UTC" });
  const parts = [
    amount > 0 &&
      t("notification.moneyBack", {
        sum: priceText(money(amount), currency, language),
        day: day.format(Date.UTC(by.year, by.month - 1, by.day)),
      }),
    points > 0 && t("notification.pointsBack", { points }),
  ];
  return joinSentences(
    parts.filter((part) => part !== false),
    language,
  );
}
