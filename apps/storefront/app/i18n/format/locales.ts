import { DEFAULT_LANGUAGE, type LanguageCode } from "@skatert/contract";

/**
 * Languages of which Chromium knows nothing or next to nothing, and locales that every browser knows
 * with the same figures and, for whole numbers, the same plural categories. Belarusian and Armenian
 * are asked for first: their plural categories are known, and what figures they have are right.
 */
const fallbackLocales: Readonly<Partial<Record<LanguageCode, readonly string[]>>> = {
  be: ["be", "pl"],
  hy: ["hy", "pl"],
  kk: ["sv"],
  uz: ["sv"],
  az: ["de"],
  tt: [DEFAULT_LANGUAGE],
};

/** Locales for figures and plural forms: the same text on the server and in every browser (APP-3). */
export function localesOf(language: LanguageCode): string[] {
  return [...(fallbackLocales[language] ?? [language, DEFAULT_LANGUAGE])];
}

/** Whether browsers must be told the language's names of months and weekdays. */
export function needsCalendarWords(language: LanguageCode): boolean {
  return Object.hasOwn(fallbackLocales, language);
}
