import { type Money, moneyToRoubles } from "@skatert/domain";
import { createFigures, type FigureWords } from "./figures.ts";

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

/** Formatting by a language's figures; the same text on the server and in the browser. */
export function createFormats(figures: FigureWords, currency: string): Formats {
  const write = createFigures(figures);
  const { before, after } = currencyPlace(figures, currency);
  return {
    formatPrice(amount) {
      // A hyphen is too short for a minus beside figures.
      const sign = amount < 0 ? minus : "";
      const least = amount % 100 === 0 ? 0 : 2;
      return `${sign}${before}${write(Math.abs(moneyToRoubles(amount)), least)}${after}`;
    },
    formatNumber: (value) => write(value),
    formatMinute: (minute) => `${twoDigits(Math.floor(minute / 60) % 24)}:${twoDigits(minute % 60)}`,
    formatGrams: (grams, { gram, kilogram }) =>
      grams < 1000 ? `${write(grams)}${noBreakSpace}${gram}` : `${write(grams / 1000)}${noBreakSpace}${kilogram}`,
  };
}

/** What stands before and after an amount, by where the language puts a currency's sign. */
function currencyPlace(
  [, , , , , , place]: FigureWords,
  currency: string,
): { readonly before: string; readonly after: string } {
  if (place === "after") return { before: "", after: `${noBreakSpace}${currency}` };
  // A sign that ends in a letter or a dot ("Br", "руб.") would run into the figures.
  const isApart = place === "apart" || /[\p{L}.]$/u.test(currency);
  return { before: isApart ? `${currency}${noBreakSpace}` : currency, after: "" };
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
