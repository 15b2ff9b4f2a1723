import type { LanguageCode } from "@skatert/contract";
import { readMessages } from "../messages/read-messages.ts";
import type { Dictionary } from "./compile.ts";
import { dictionaryOf } from "./load-dictionary.ts";

/** Everything the interface says in a language, compiled from the file as it is now. Only for builds, tests and walks. */
export function languageDictionary(language: LanguageCode): Dictionary {
  return dictionaryOf(language, readMessages(language));
}
