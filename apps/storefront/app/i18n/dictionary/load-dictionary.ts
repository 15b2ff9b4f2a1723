import type { LanguageCode } from "@skatert/contract";
import { calendarWords } from "../format/calendar-words.ts";
import { figureEntry } from "../format/figure-words.ts";
import { loadMessages } from "../messages/load-messages.ts";
import type { Messages } from "../messages/message-key.ts";
import { compileDictionary, type Dictionary } from "./compile.ts";

const loaded = new Map<LanguageCode, Promise<Dictionary>>();

/**
 * All messages of a language, read and compiled at the first call. Only for the server. A failure is not cached: the
 * next call reads the file again.
 */
export function loadDictionary(language: LanguageCode): Promise<Dictionary> {
  const known = loaded.get(language);
  if (known) return known;
  const dictionary = loadMessages(language).then((messages) => dictionaryOf(language, messages));
  loaded.set(language, dictionary);
  dictionary.catch(() => loaded.delete(language));
  return dictionary;
}

/** The compiled messages of a language with its number format and calendar words. Throws on an invalid ICU message. */
export function dictionaryOf(language: LanguageCode, messages: Partial<Messages>): Dictionary {
  return { ...compileDictionary(messages), ...figureEntry(language), ...calendarWords(language) };
}
