import { DEFAULT_LANGUAGE, type LanguageCode } from "@skatert/contract";
import { type Money, moneyToRoubles } from "@skatert/domain";

export interface Formats {
  /** An amount with the shop's currency sign; kopecks only where there are any. */
  readonly formatPrice: (amount: Money) => string;
  readonly formatNumber: (value: number) => string;
  /** Minutes after midnight as "08:00". */
  readonly formatMinute: (minute: number) => string;
  /** Grams as grams, or kilograms from 1000 on: "350 г", "1,2 кг"; the units are given by the caller. */
  readonly formatGrams: (grams: number, units: { readonly gram: string; readonly kilogram: string }) => string;
  /** A calendar date "7 ноября" of an instant in a zone. */
  readonly formatDay: (instant: number, timeZone: string) => string;
  /** A clock time "18:30" of an instant in a zone. */
  readonly formatTime: (instant: number, timeZone: string) => string;
}

const noBreakSpace = "\u00a0";
const minus = "\u2212";

/** Formatting by language; the same text on the server and in the browser. */
export function createFormats(language: LanguageCode, currency: string): Formats {
  // Where a runtime does not know the language, both sides take the default one and write the same.
  const locales = [language, DEFAULT_LANGUAGE];
  const whole = new Intl.NumberFormat(locales, { maximumFractionDigits: 0 });
  const cents = new Intl.NumberFormat(locales, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const number = new Intl.NumberFormat(locales, { maximumFractionDigits: 2 });
  return {
    formatPrice(amount) {
      const format = amount % 100 === 0 ? whole : cents;
      // A hyphen is too short for a minus beside figures.
      return `${format.format(moneyToRoubles(amount)).replace("-", minus)}${noBreakSpace}${currency}`;
    },
    formatNumber: (value) => number.format(value),
    formatMinute: (minute) => `${twoDigits(Math.floor(minute / 60) % 24)}:${twoDigits(minute % 60)}`,
    formatGrams: (grams, { gram, kilogram }) =>
      grams < 1000
        ? `${number.format(grams)}${noBreakSpace}${gram}`
        : `${number.format(grams / 1000)}${noBreakSpace}${kilogram}`,
    formatDay: (instant, timeZone) =>
      new Intl.DateTimeFormat(locales, { day: "numeric", month: "long", timeZone }).format(instant),
    formatTime: (instant, timeZone) =>
      new Intl.DateTimeFormat(locales, { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone }).format(
        instant,
      ),
  };
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
