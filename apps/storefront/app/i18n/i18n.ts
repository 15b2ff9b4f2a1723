import { setupI18n } from "@lingui/core";
import type { LanguageCode } from "@skatert/contract";
import { calendarPrefix } from "./calendar-prefix.ts";
import type { Dictionary } from "./compile.ts";
import { createDates, type Dates } from "./dates.ts";
import { createFormats, type Formats } from "./formats.ts";
import { localesOf } from "./locales.ts";
import type { MessageKey } from "./messages/ru.ts";

export type MessageValues = Readonly<Record<string, string | number>>;

/** A message in the page's language; `values` fill its ICU arguments. */
export type Translate = (key: MessageKey, values?: MessageValues) => string;

export interface I18n extends Formats, Dates {
  readonly language: LanguageCode;
  readonly t: Translate;
  /** Adds messages that came later. */
  readonly add: (dictionary: Dictionary) => void;
}

export interface I18nOptions {
  readonly language: LanguageCode;
  /** Complete compiled messages of the language. */
  readonly dictionary: Dictionary;
  /** The shop's own wording of single keys, compiled. */
  readonly overrides?: Dictionary;
  /** Sign beside an amount: `front_currency`, "₽" by default. */
  readonly currency: string;
}

/** Translation and formatting for one page in one language. */
export function createI18n({ language, dictionary, overrides, currency }: I18nOptions): I18n {
  const messages = overrides ? { ...dictionary, ...overrides } : dictionary;
  const lingui = setupI18n({
    locale: language,
    locales: localesOf(language),
    messages: { [language]: messages },
  });
  const hasCalendar = Object.hasOwn(dictionary, `${calendarPrefix}day`);
  return {
    language,
    t: (key, values) => lingui._(key, values),
    add: (later) => lingui.load(language, overrides ? { ...later, ...overrides } : later),
    ...createFormats(language, currency),
    ...createDates(language, hasCalendar ? (name, values) => lingui._(calendarPrefix + name, values) : null),
  };
}
