import type { LanguageCode } from "@skatert/contract";
import { messagesByLanguage } from "../messages/by-language.ts";
import type { Dictionary } from "./compile.ts";
import { dictionaryOf } from "./load-dictionary.ts";

const compiled = new Map<LanguageCode, Dictionary>();

/** Everything the interface says in a language, compiled once. Only for builds and walks: it holds every language. */
export function languageDictionary(language: LanguageCode): Dictionary {
  const known = compiled.get(language);
  if (known) return known;
  const dictionary = dictionaryOf(language, messagesByLanguage[language]);
  compiled.set(language, dictionary);
  return dictionary;
}
