import { type CompiledMessage, compileMessageOrThrow } from "@lingui/message-utils/compileMessage";

/** How an argument of a text is filled: by a number that chooses a form or is written by the language, or by any text. */
export type ArgumentKind = "number" | "text";

/** One choice by number inside a message: its argument and its forms, `0` for `=0`. */
export interface PluralChoice {
  readonly argument: string;
  readonly forms: Readonly<Record<string, CompiledMessage>>;
}

type Token = readonly [argument: string, type?: string, forms?: Readonly<Record<string, CompiledMessage>>];

/** The arguments of an ICU message by their names. Throws on a text that is not ICU. */
export function argumentsOf(text: string): ReadonlyMap<string, ArgumentKind> {
  const found = new Map<string, ArgumentKind>();
  for (const [name, type] of tokensIn(compileMessageOrThrow(text)))
    if (type !== undefined && type !== "select") found.set(name, "number");
    else if (!found.has(name)) found.set(name, "text");
  return found;
}

/** The choices by number in a message. Throws on a text that is not ICU. */
export function pluralsOf(text: string): readonly PluralChoice[] {
  return tokensIn(compileMessageOrThrow(text)).flatMap(([argument, type, forms]) =>
    type === "plural" && forms ? [{ argument, forms }] : [],
  );
}

/** The forms that a choice names, without the exact ones (`=0`). */
export function formNames({ forms }: PluralChoice): readonly string[] {
  return Object.keys(forms).filter((form) => !/^\d+$/.test(form) && form !== "offset");
}

/** The plural forms that a language has by CLDR, which has none for Tatar: its nouns stay as they are after a number. */
export function pluralCategories(language: string): readonly string[] {
  const isKnown = Intl.PluralRules.supportedLocalesOf(language).length > 0;
  return isKnown ? new Intl.PluralRules(language).resolvedOptions().pluralCategories : ["other"];
}

/** A message's arguments, those inside of its forms too. */
function tokensIn(message: unknown): readonly Token[] {
  if (!Array.isArray(message)) return [];
  return message.filter(isToken).flatMap((token) => [token, ...Object.values(token[2] ?? {}).flatMap(tokensIn)]);
}

/** Compiled messages are arrays of texts and of `[argument, type, forms]`; a form is a message again. */
function isToken(part: unknown): part is Token {
  return Array.isArray(part) && typeof part[0] === "string";
}
