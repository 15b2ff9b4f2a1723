import type { LanguageCode } from "@skatert/contract";
import { type Money, moneyToRoubles } from "@skatert/domain";
import { localesOf } from "./locales.ts";

export interface Formats {
  /** An amount with the shop's currency sign, before or after it as the language has it; kopecks only where there are any. */
  readonly formatPrice: (amount: Money) => string;
  readonly formatNumber: (value: number) => string;
  /** Minutes after midnight as "08:00". */
  readonly formatMinute: (minute: number) => string;
  /** Grams as grams, or kilograms from 1000 on: "350 г", "1,2 кг"; the units are given by the caller. */
  readonly formatGrams: (grams: number, units: { readonly gram: string; readonly kilogram: string }) => string;
}

const noBreakSpace = "\u00a0";
const minus = "\u2212";

/** Formatting by language; the same text on the server and in the browser. */
export function createFormats(language: LanguageCode, currency: string): Formats {
  const locales = localesOf(language);
  const whole = new Intl.NumberFormat(locales, { maximumFractionDigits: 0 });
  const cents = new Intl.NumberFormat(locales, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const number = new Intl.NumberFormat(locales, { maximumFractionDigits: 2 });
  const { before, after } = currencyPlace(locales, currency);
  return {
    formatPrice(amount) {
      const format = amount % 100 === 0 ? whole : cents;
      // A hyphen is too short for a minus beside figures.
      const sign = amount < 0 ? minus : "";
      return `${sign}${before}${format.format(Math.abs(moneyToRoubles(amount)))}${after}`;
    },
    formatNumber: (value) => number.format(value),
    formatMinute: (minute) => `${twoDigits(Math.floor(minute / 60) % 24)}:${twoDigits(minute % 60)}`,
    formatGrams: (grams, { gram, kilogram }) =>
      grams < 1000
        ? `${number.format(grams)}${noBreakSpace}${gram}`
        : `${number.format(grams / 1000)}${noBreakSpace}${kilogram}`,
  };
}

/** What stands before and after an amount, by where the language puts a rouble's sign. */
function currencyPlace(locales: string[], currency: string): { readonly before: string; readonly after: string } {
  const format = new Intl.NumberFormat(locales, {
    style: "currency",
    currency: "RUB",
    currencyDisplay: "narrowSymbol",
  });
  const [first, second] = format.formatToParts(1);
  if (first?.type !== "currency") return { before: "", after: `${noBreakSpace}${currency}` };
  // A sign that ends in a letter or a dot ("Br", "руб.") would run into the figures.
  const isApart = second?.type === "literal" || /[\p{L}.]$/u.test(currency);
  return { before: isApart ? `${currency}${noBreakSpace}` : currency, after: "" };
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
