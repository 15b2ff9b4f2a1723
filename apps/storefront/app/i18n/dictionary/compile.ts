import { type CompiledMessage, compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { type Messages, ru } from "../messages/ru.ts";

export type Dictionary = Record<string, CompiledMessage>;

/** Compiles a language's ICU messages; keys it lacks come from ru (APP-3). Throws on a message that is not ICU. */
export function compileDictionary(messages: Partial<Messages>): Dictionary {
  return compileEach({ ...ru, ...messages });
}

/**
 * Compiles single keys that a shop overrides (`language_list[].lang_json_data`). A text that is not
 * ICU is taken literally: the operator's slip must not take the page down.
 */
export function compileOverrides(texts: Readonly<Record<string, string>>): Dictionary {
  const known = Object.entries(texts).filter(([key]) => Object.hasOwn(ru, key));
  return Object.fromEntries(known.map(([key, text]) => [key, compileOrLiteral(text)]));
}

function compileEach(texts: Readonly<Record<string, string>>): Dictionary {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileMessageOrThrow(text)]));
}

function compileOrLiteral(text: string): CompiledMessage {
  try {
    return compileMessageOrThrow(text);
  } catch {
    return [text];
  }
}
