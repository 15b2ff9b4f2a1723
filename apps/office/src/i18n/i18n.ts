import { type Messages, setupI18n } from "@lingui/core";
import { createFormats, type Formats } from "./formats.ts";
import type { OfficeLanguage } from "./language.ts";
import type { MessageKey, ValuesOf } from "./message-key.ts";

/** Texts and formats of one language. */
export interface I18n extends Formats {
  readonly language: OfficeLanguage;
  /** A text in the current language; `values` fill all its ICU arguments. */
  t<Key extends MessageKey>(key: Key, ...values: ValuesOf<Key>): string;
}

/** `messages`: the compiled texts of the language. */
export function createI18n(language: OfficeLanguage, messages: Messages): I18n {
  const lingui = setupI18n({ locale: language, messages: { [language]: messages } });
  return { language, t: (key, ...values) => lingui._(key, values[0] ?? {}), ...createFormats(language) };
}
