import { LANGUAGES, type LanguageCode } from "@skatert/contract";
import { money } from "@skatert/domain";
import { describe, expect, it } from "vitest";
import { languageDictionary } from "../dictionary/language-dictionary.ts";
import { createI18n } from "../i18n.ts";
import { type DateShape, dateShapes } from "./dates.ts";
import { localesOf } from "./locales.ts";

const speaking = (language: (typeof LANGUAGES)[number], currency = "₽") =>
  createI18n({ language, currency, dictionary: languageDictionary(language) });
const daysOfTwoYears = Array.from({ length: 731 }, (_, day) => Date.UTC(2027, 0, 1 + day, 9));
/** Not every browser has their data. */
const unsupported = ["az", "be", "hy", "kk", "tt", "uz"] as const satisfies readonly LanguageCode[];

// This runtime has data of every language: its output is the expected one.
describe("dates and lists from the dictionary", () => {
  it.each(LANGUAGES)("APP-3 formats dates in %s from the dictionary as Intl does", (language) => {
    const { formatDate } = speaking(language);
    for (const shape of Object.keys(dateShapes) as DateShape[]) {
      const format = new Intl.DateTimeFormat(language, { ...dateShapes[shape], timeZone: "UTC" });
      const said = (day: number) => formatDate(day, shape, "UTC");
      const wrong = daysOfTwoYears.filter((day) => said(day) !== format.format(day));
      expect(
        wrong.map((day) => [said(day), format.format(day)]),
        shape,
      ).toEqual([]);
    }
  });

  it.each(LANGUAGES)("APP-3 joins names in %s from the dictionary as Intl does", (language) => {
    const { joinNames } = speaking(language);
    for (const type of ["conjunction", "disjunction"] as const)
      for (const names of [[], ["а"], ["а", "б"], ["а", "б", "в"], ["а", "б", "в", "г"]])
        expect(joinNames(names, type)).toBe(new Intl.ListFormat(language, { type }).format(names));
  });

  it.each(unsupported)("APP-3 formats figures in %s by an equivalent locale", (language) => {
    const [own, lent] = [language, localesOf(language).at(-1)].map((locale) => new Intl.NumberFormat(locale));
    for (const value of [0, 7, 999, 1290, 1290.5, 12_900, 1_234_567.25])
      expect(lent?.format(value)).toBe(own?.format(value));
  });

  it.each(unsupported.filter((language) => language !== "tt"))(
    "APP-3 counts in %s by its own plural categories",
    (language) => {
      const [own, used] = [new Intl.PluralRules(language), new Intl.PluralRules(localesOf(language))];
      for (let count = 0; count <= 1000; count += 1) expect(used.select(count)).toBe(own.select(count));
    },
  );

  it("APP-3 uses the day of the zone, not of the browser", () => {
    const lateEvening = Date.UTC(2026, 10, 20, 21, 30);
    expect(speaking("tt").formatDay(lateEvening, "Europe/Moscow")).toBe("21 ноябрь");
    expect(speaking("tt").formatDay(lateEvening, "UTC")).toBe("20 ноябрь");
  });
});

/** A type error names a language without its amount. */
const amounts: Readonly<Record<LanguageCode, string>> = {
  ru: "1\u00a0290\u00a0₽",
  be: "1290\u00a0₽",
  en: "₽1,290",
  de: "1.290\u00a0₽",
  fr: "1\u202f290\u00a0₽",
  pt: "₽\u00a01.290",
  es: "1290\u00a0₽",
  it: "1290\u00a0₽",
  hy: "1290\u00a0₽",
  vi: "1.290\u00a0₽",
  id: "₽1.290",
  "zh-CN": "₽1,290",
  kk: "1\u00a0290\u00a0₽",
  hi: "₽1,290",
  tr: "₽1.290",
  tt: "1\u00a0290\u00a0₽",
  az: "1.290\u00a0₽",
  uz: "1\u00a0290\u00a0₽",
};

describe("amounts", () => {
  it.each(LANGUAGES)("APP-3 have figures and sign in %s in the order of the language", (language) => {
    expect(speaking(language).formatPrice(money(129_000))).toBe(amounts[language]);
  });

  it("APP-3 separate a sign of letters from the figures, and put the minus before both", () => {
    expect(speaking("en", "Br").formatPrice(money(129_050))).toBe("Br\u00a01,290.50");
    expect(speaking("en").formatPrice(money(-500))).toBe("\u2212₽5");
    expect(speaking("ru").formatPrice(money(-500))).toBe("\u22125\u00a0₽");
  });
});
