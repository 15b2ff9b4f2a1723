import type { LanguageCode } from "@skatert/contract";
import { calendarWords } from "../format/calendar-words.ts";
import { figureEntry } from "../format/figure-words.ts";
import { type Messages, ru } from "../messages/ru.ts";
import { compileDictionary, type Dictionary } from "./compile.ts";

/** What the interface says, a file a language: most shops' visitors read one or two of them. Russian is the reference. */
const files: Readonly<Record<LanguageCode, () => Promise<Partial<Messages>>>> = {
  ru: async () => ru,
  be: async () => (await import("../messages/be.ts")).be,
  en: async () => (await import("../messages/en.ts")).en,
  de: async () => (await import("../messages/de.ts")).de,
  fr: async () => (await import("../messages/fr.ts")).fr,
  pt: async () => (await import("../messages/pt.ts")).pt,
  es: async () => (await import("../messages/es.ts")).es,
  it: async () => (await import("../messages/it.ts")).it,
  hy: async () => (await import("../messages/hy.ts")).hy,
  vi: async () => (await import("../messages/vi.ts")).vi,
  id: async () => (await import("../messages/id.ts")).id,
  "zh-CN": async () => (await import("../messages/zh-cn.ts")).zhCN,
  kk: async () => (await import("../messages/kk.ts")).kk,
  hi: async () => (await import("../messages/hi.ts")).hi,
  tr: async () => (await import("../messages/tr.ts")).tr,
  tt: async () => (await import("../messages/tt.ts")).tt,
  az: async () => (await import("../messages/az.ts")).az,
  uz: async () => (await import("../messages/uz.ts")).uz,
};

const loaded = new Map<LanguageCode, Promise<Dictionary>>();

/** Everything the interface says in a language, read and compiled when it is first asked for. Only for the server. */
export function loadDictionary(language: LanguageCode): Promise<Dictionary> {
  const known = loaded.get(language);
  if (known) return known;
  const dictionary = files[language]().then((messages) => dictionaryOf(language, messages));
  loaded.set(language, dictionary);
  dictionary.catch(() => loaded.delete(language));
  return dictionary;
}

/** A language's messages, compiled, with its figures and the calendar's words. Throws on a message that is not ICU. */
export function dictionaryOf(language: LanguageCode, messages: Partial<Messages>): Dictionary {
  return { ...compileDictionary(messages), ...figureEntry(language), ...calendarWords(language) };
}
