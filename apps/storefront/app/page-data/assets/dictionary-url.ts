import { DEFAULT_LANGUAGE, type LanguageCode } from "@skatert/contract";
import { dictionaries } from "./client-assets.ts";

/** Address of a language's compiled messages; those of ru for a language without messages. */
export function dictionaryUrl(language: LanguageCode): string {
  const url = dictionaries[language] ?? dictionaries[DEFAULT_LANGUAGE];
  if (!url) throw new Error(`no compiled messages for ${language}`);
  return url;
}

/** Like dictionaryUrl, for the account's messages, which load later. */
export function laterDictionaryUrl(language: LanguageCode): string {
  const url = dictionaries[`later-${language}`] ?? dictionaries[`later-${DEFAULT_LANGUAGE}`];
  if (!url) throw new Error(`no compiled account messages for ${language}`);
  return url;
}
