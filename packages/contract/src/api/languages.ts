/** The 18 languages a shop may show (APP-3); the first is the default. */
export const LANGUAGES = [
  "ru",
  "be",
  "en",
  "de",
  "fr",
  "pt",
  "es",
  "it",
  "hy",
  "vi",
  "id",
  "zh-CN",
  "kk",
  "hi",
  "tr",
  "tt",
  "az",
  "uz",
] as const;

export type LanguageCode = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: LanguageCode = "ru";

/** The language of a code, ignoring case; null for an unknown code. */
export function findLanguage(text: unknown): LanguageCode | null {
  if (typeof text !== "string") return null;
  const wanted = text.trim().toLowerCase();
  return LANGUAGES.find((code) => code.toLowerCase() === wanted) ?? null;
}

/** Languages written in Cyrillic, whose readers also read Russian names of streets and towns. */
const cyrillic: readonly string[] = ["ru", "be", "kk", "tt"] satisfies readonly LanguageCode[];

export function readsCyrillic(language: string): boolean {
  return cyrillic.includes(language);
}

/** `lang` of a call: any unknown code means ru (wire "Conventions"). */
export function languageOf(text: unknown): LanguageCode {
  return findLanguage(text) ?? DEFAULT_LANGUAGE;
}
