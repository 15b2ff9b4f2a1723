import { type Money, money, moneyToRoubles } from "@skatert/domain";
import { createFigures, type FigureWords } from "./figures.ts";

export interface Formats {
  /**
   * An amount with the shop's currency sign, before or after it by language. Kopecks only if there are any.
   */
  readonly formatPrice: (amount: Money) => string;
  /** The figures of an amount that is not negative. Kopecks only if there are any. */
  readonly formatAmount: (amount: Money) => string;
  readonly formatNumber: (value: number) => string;
  /** Minutes after midnight as "08:00". */
  readonly formatMinute: (minute: number) => string;
  /** Grams as grams, or as kilograms from 1000 on: "350 г", "1,2 кг". The caller passes the units. */
  readonly formatGrams: (grams: number, units: { readonly gram: string; readonly kilogram: string }) => string;
}

const noBreakSpace = "\u00a0";
const minus = "\u2212";

/** Formatting by a language's number format: the same text on the server and in the browser. */
export function createFormats(figures: FigureWords, currency: string): Formats {
  const write = createFigures(figures);
  const { before, after } = currencyPlace(figures, currency);
  const formatAmount = (amount: Money) => write(moneyToRoubles(amount), amount % 100 === 0 ? 0 : 2);
  return {
    formatPrice(amount) {
      // A hyphen is too short for a minus beside figures.
      const sign = amount < 0 ? minus : "";
      return `${sign}${before}${formatAmount(money(Math.abs(amount)))}${after}`;
    },
    formatAmount,
    formatNumber: (value) => write(value),
    formatMinute: clockText,
    formatGrams: (grams, { gram, kilogram }) =>
      grams < 1000 ? `${write(grams)}${noBreakSpace}${gram}` : `${write(grams / 1000)}${noBreakSpace}${kilogram}`,
  };
}

/** Minutes after midnight as "08:00", in every language. */
export function clockText(minute: number): string {
  return `${twoDigits(Math.floor(minute / 60) % 24)}:${twoDigits(minute % 60)}`;
}

/** Text before and after an amount, by the language's position of a currency sign. */
function currencyPlace(
  [, , , , , , place]: FigureWords,
  currency: string,
): { readonly before: string; readonly after: string } {
  if (place === "after") return { before: "", after: `${noBreakSpace}${currency}` };
  // A sign that ends in a letter or a dot ("Br", "руб.") needs a space before the figures.
  const isApart = place === "apart" || /[\p{L}.]$/u.test(currency);
  return { before: isApart ? `${currency}${noBreakSpace}` : currency, after: "" };
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
