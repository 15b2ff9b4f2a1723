import { type CompiledMessage, compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import ru from "../../../messages/ru.json" with { type: "json" };
import type { Messages } from "../messages/message-key.ts";

export type Dictionary = Record<string, CompiledMessage>;

/**
 * Compiles a language's ICU messages; keys that it lacks or leaves empty come from ru (APP-3), keys that ru lacks are
 * left out. Throws on a message that is not ICU.
 */
export function compileDictionary(messages: Partial<Messages>): Dictionary {
  const texts: Readonly<Record<string, string>> = messages;
  return Object.fromEntries(
    Object.entries(ru).map(([key, russian]) => [key, compileMessageOrThrow(texts[key]?.trim() ? texts[key] : russian)]),
  );
}

/**
 * Compiles single keys that a shop overrides (`language_list[].lang_json_data`). A text that is not
 * ICU is taken literally: the operator's slip must not take the page down.
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
