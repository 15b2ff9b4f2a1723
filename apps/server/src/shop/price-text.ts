import type { LanguageCode } from "@skatert/contract";
import { type Money, moneyToRoubles } from "@skatert/domain";

const noBreakSpace = "\u00a0";

/** An amount with the shop's currency sign in the language's position; kopecks only if there are any (APP-3). */
export function priceText(amount: Money, currency: string, language: LanguageCode): string {
  const digits = amount % 100 === 0 ? 0 : 2;
  const sum = new Intl.NumberFormat(language, { minimumFractionDigits: digits }).format(moneyToRoubles(amount));
  const place = signPlace(language);
  if (place === "after") return `${sum}${noBreakSpace}${currency}`;
  // A sign that ends in a letter or a dot ("Br", "руб.") would run into the figures.
  const isApart = place === "apart" || /[\p{L}.]$/u.test(currency);
  return `${currency}${isApart ? noBreakSpace : ""}${sum}`;
}

function signPlace(language: LanguageCode): "before" | "apart" | "after" {
  const roubles = { style: "currency", currency: "RUB", currencyDisplay: "narrowSymbol" } as const;
  const [first, second] = new Intl.NumberFormat(language, roubles).formatToParts(1);
  if (first?.type !== "currency") return "after";
  return second?.type === "literal" ? "apart" : "before";
}
