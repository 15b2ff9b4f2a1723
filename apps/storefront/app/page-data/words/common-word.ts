import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from "@skatert/contract";
import { commonWords } from "./common-words.ts";

/** Languages in which shops write their menus; an overlay of another language has its own words. */
const sources: readonly LanguageCode[] = [DEFAULT_LANGUAGE, "en"];

const rowOf = new Map(
  commonWords.flatMap((row) =>
    sources.flatMap((source) => (row[LANGUAGES.indexOf(source)] ?? []).map((spelling) => [spelling, row] as const)),
  ),
);

/**
 * The name of an allergen, badge or payment method in a language, for menus without texts in it. Any other word stays.
 * A Russian page keeps the shop's words.
 */
export function commonWord(text: string, language: LanguageCode): string {
  const row = language === DEFAULT_LANGUAGE ? undefined : rowOf.get(text.trim().toLowerCase());
  const word = row?.[LANGUAGES.indexOf(language)]?.[0];
  if (word === undefined) return text;
  const isCapital = text.trim().charAt(0) !== text.trim().charAt(0).toLowerCase();
  return isCapital ? word.charAt(0).toLocaleUpperCase(language) + word.slice(1) : word;
}
