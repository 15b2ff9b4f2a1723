import { DEFAULT_LANGUAGE, type LanguageCode } from "@skatert/contract";

/**
 * Languages without sufficient Chromium support, with equivalent locales that every browser has: the same
 * figures and, for whole numbers, the same plural categories. Belarusian and Armenian themselves come first,
 * because their plural categories and their existing figures are right.
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
