import type { LanguageCode } from "@skatert/contract";
import { messagesByLanguage } from "./by-language.ts";
import type { MessageArguments } from "./message-arguments.ts";

/** A text that the server itself writes; the keys are those of messages/ru.json. */
export type TextKey = keyof MessageArguments;

/** A text with each of its arguments. */
export type Translate = <Key extends TextKey>(key: Key, ...values: ValuesOf<Key>) => string;

type ValuesOf<Key extends TextKey> = [MessageArguments[Key]] extends [null] ? [] : [values: ArgumentsOf<Key>];

/** Where `Key` may be one of several, the arguments of all of them. */
type ArgumentsOf<Key extends TextKey> = (
  MessageArguments[Key] extends infer Each
    ? Each extends null
      ? never
      : (each: Each) => void
    : never
) extends (all: infer All extends Values) => void
  ? All
  : never;

type Values = Readonly<Record<string, string | number>>;

/** The server's texts in a language; one that its file leaves empty is Russian (APP-3). */
export function textsIn(language: LanguageCode): Translate {
  const messages = messagesByLanguage[language];
  return (key: TextKey, values: Values = {}) =>
    (messages[key].trim() ? messages : messagesByLanguage.ru)[key].replace(/\{(\w+)\}/g, (_, name: string) =>
      String(values[name] ?? ""),
    );
}
