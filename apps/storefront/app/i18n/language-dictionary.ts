import type { LanguageCode } from "@skatert/contract";
import { calendarWords } from "./calendar-words.ts";
import { compileDictionary, type Dictionary } from "./compile.ts";
import { messagesByLanguage } from "./messages/by-language.ts";

const compiled = new Map<LanguageCode, Dictionary>();

/** Everything the interface says in a language, compiled once. Only for builds and the server: it holds every language. */
export function languageDictionary(language: LanguageCode): Dictionary {
  const known = compiled.get(language);
  if (known) return known;
  const dictionary = { ...compileDictionary(messagesByLanguage[language]), ...calendarWords(language) };
  compiled.set(language, dictionary);
  return dictionary;
}
