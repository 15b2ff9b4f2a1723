import { type Messages, setupI18n } from "@lingui/core";
import { createFormats, type Formats, ROUBLE } from "./formats.ts";
import type { OfficeLanguage } from "./language.ts";
import type { MessageKey, ValuesOf } from "./message-key.ts";

/** Texts and formats of one language. */
export interface I18n extends Formats {
  readonly language: OfficeLanguage;
  /** A text in the current language; `values` fill all its ICU arguments. */
  t<Key extends MessageKey>(key: Key, ...values: ValuesOf<Key>): string;
}

/** `messages`: the compiled texts of the language. `currency`: the sign of the shop's currency. */
export function createI18n(language: OfficeLanguage, messages: Messages, currency: string = ROUBLE): I18n {
  const lingui = setupI18n({ locale: language, messages: { [language]: inCurrency(messages, currency) } });
  return { language, t: (key, ...values) => lingui._(key, values[0] ?? {}), ...createFormats(language, currency) };
}

/** The texts with the sign of the shop's currency. The message files have that of the rouble. */
function inCurrency(messages: Messages, currency: string): Messages {
  if (currency === ROUBLE) return messages;
  const sign = JSON.stringify(currency).slice(1, -1);
  return JSON.parse(JSON.stringify(messages).replaceAll(ROUBLE, () => sign));
}
