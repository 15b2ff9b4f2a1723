import type { LanguageCode } from "@skatert/contract";
import { money } from "@skatert/domain";
import { priceText } from "../../../shop/price-text.ts";
import { moneyBackWords } from "./money-back-words.ts";
import type { GivenBack } from "./notification-content.ts";
import { stageWords } from "./stage-words.ts";

/** "Отменён. Вернём 1 210 ₽ на карту до 24 ноября. Баллы вернули сразу: 56" (APP-3). */
export function cancelledText(back: GivenBack, language: LanguageCode): string {
  return `${stageWords[language].cancelled}. ${backText(back, language)}`;
}

/** The sum, its destination and date, and the points returned at once. */
export function backText({ amount, by, points, currency }: GivenBack, language: LanguageCode): string {
  const words = moneyBackWords[language];
  const day = new Intl.DateTimeFormat(language, { day: "numeric", month: "long", timeZone: "UTC" });
  const parts = [
    amount > 0 &&
      words.money
        .replace("{sum}", priceText(money(amount), currency, language))
        .replace("{day}", day.format(Date.UTC(by.year, by.month - 1, by.day))),
    points > 0 && words.points.replace("{points}", String(points)),
  ];
  return parts.filter((part) => part !== false).join(". ");
}
