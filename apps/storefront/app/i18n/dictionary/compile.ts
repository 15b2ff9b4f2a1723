import { type CompiledMessage, compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import ru from "../../../messages/ru.json" with { type: "json" };
import type { Messages } from "../messages/message-key.ts";

export type Dictionary = Record<string, CompiledMessage>;

/**
 * Compiles a language's ICU messages. Missing and empty texts are Russian (APP-3); keys unknown to ru are omitted.
 * Throws on an invalid ICU message.
 */
export function compileDictionary(messages: Partial<Messages>): Dictionary {
  const texts: Readonly<Record<string, string>> = messages;
  return Object.fromEntries(
    Object.entries(ru).map(([key, russian]) => [key, compileMessageOrThrow(texts[key]?.trim() ? texts[key] : russian)]),
  );
}

/**
 * Compiles single keys that a shop overrides (`language_list[].lang_json_data`). A text that is not
 * ICU is shown literally, because an operator's mistake must not break the page.
 */
export function compileOverrides(texts: Readonly<Record<string, string>>): Dictionary {
  const known = Object.entries(texts).filter(([key]) => Object.hasOwn(ru, key));
  return Object.fromEntries(known.map(([key, text]) => [key, compileOrLiteral(text)]));
}

function compileOrLiteral(text: string): CompiledMessage {
  try {
    return compileMessageOrThrow(text);
  } catch {
    return [text];
  }
}
