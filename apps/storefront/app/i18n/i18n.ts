import type { LanguageCode } from "@skatert/contract";
import type { Dictionary } from "./dictionary/compile.ts";
import { createMessageReader, type MessageValues } from "./dictionary/message-reader.ts";
import { calendarPrefix } from "./format/calendar-prefix.ts";
import { createDates, type Dates } from "./format/dates.ts";
import { type FigureWords, figuresKey, russianFigures } from "./format/figures.ts";
import { createFormats, type Formats } from "./format/formats.ts";
import { localesOf } from "./format/locales.ts";
import type { MessageKey, ValuesOf } from "./messages/message-key.ts";

export type { MessageValues } from "./dictionary/message-reader.ts";

export interface I18n extends Formats, Dates {
  readonly language: LanguageCode;
  /** Sign beside an amount. */
  readonly currency: string;
  /**
   * A text in the page's language; `values` fill its ICU arguments, each of them. A method, not a function property:
   * the compiler then takes it for `AnyReader` too.
   */
  t<Key extends MessageKey>(key: Key, ...values: ValuesOf<Key>): string;
  /** Adds messages that came later. */
  readonly add: (dictionary: Dictionary) => void;
}

export type Translate = I18n["t"];

/** The same for keys and values that are put together at run time: the compiler does not compare the two. */
export interface AnyReader {
  t(key: string, values?: MessageValues): string;
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
  let messages = overrides ? { ...dictionary, ...overrides } : dictionary;
  const figures = figuresIn(dictionary);
  const read = createMessageReader(localesOf(language), figures);
  /** A key that is not there says at least itself. */
  const say = (key: string, values?: MessageValues) => {
    const message = messages[key];
    return message === undefined ? key : read(message, values);
  };
  return {
    language,
    currency,
    t: say,
    add(later) {
      messages = { ...messages, ...later, ...overrides };
    },
    ...createFormats(figures, currency),
    ...createDates((name, values) => say(calendarPrefix + name, values)),
  };
}

function figuresIn(dictionary: Dictionary): FigureWords {
  const words = dictionary[figuresKey];
  return words ? (words as unknown as FigureWords) : russianFigures;
}
