import type { LanguageCode } from "@skatert/contract";
import { messagesByLanguage } from "./by-language.ts";
import type { MessageArguments } from "./message-arguments.ts";

/** The key of a server text, from messages/ru.json. */
export type TextKey = keyof MessageArguments;

/** Returns a text with its arguments filled in. */
export type Translate = <Key extends TextKey>(key: Key, ...values: ValuesOf<Key>) => string;

type ValuesOf<Key extends TextKey> = [MessageArguments[Key]] extends [null] ? [] : [values: ArgumentsOf<Key>];

/** The arguments of a text. If `Key` is a union, the arguments of all its texts. */
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

/** The server's texts in a language. An empty text is shown in Russian (APP-3). */
export function textsIn(language: LanguageCode): Translate {
  const messages = messagesByLanguage[language];
  return (key: TextKey, values: Values = {}) =>
    (messages[key].trim() ? messages : messagesByLanguage.ru)[key].replace(/\{(\w+)\}/g, (_, name: string) =>
      String(values[name] ?? ""),
    );
}
