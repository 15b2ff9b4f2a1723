import { type CompiledMessage, compileMessageOrThrow } from "@lingui/message-utils/compileMessage";

/** The kind of an argument: a number, which selects a plural form or is formatted, or a text. */
export type ArgumentKind = "number" | "text";

/** One choice by number inside a message: its argument and its forms, `0` for `=0`. */
export interface PluralChoice {
  readonly argument: string;
  readonly forms: Readonly<Record<string, CompiledMessage>>;
}

/** The structure of an ICU message. */
export interface MessageShape {
  readonly arguments: ReadonlyMap<string, ArgumentKind>;
  readonly plurals: readonly PluralChoice[];
  /** The literal texts of all forms, without arguments. */
  readonly literals: readonly string[];
}

type Token = readonly [argument: string, type?: string, forms?: Readonly<Record<string, CompiledMessage>>];

/** Throws on an invalid ICU message. */
export function shapeOf(text: string): MessageShape {
  const parts = partsOf(compileMessageOrThrow(text));
  const tokens = parts.filter((part) => typeof part !== "string");
  return {
    arguments: argumentsIn(tokens),
    plurals: tokens.flatMap(([argument, type, forms]) => (type === "plural" && forms ? [{ argument, forms }] : [])),
    literals: parts.filter((part) => typeof part === "string"),
  };
}

/** The forms of a choice without the exact ones (`=0`). */
export function formNames({ forms }: PluralChoice): readonly string[] {
  return Object.keys(forms).filter((form) => !/^\d+$/.test(form) && form !== "offset");
}

/** The plural forms of a language by CLDR. CLDR lacks Tatar, whose nouns do not change after a number. */
export function pluralCategories(language: string): readonly string[] {
  const isKnown = Intl.PluralRules.supportedLocalesOf(language).length > 0;
  return isKnown ? new Intl.PluralRules(language).resolvedOptions().pluralCategories : ["other"];
}

function argumentsIn(tokens: readonly Token[]): ReadonlyMap<string, ArgumentKind> {
  const found = new Map<string, ArgumentKind>();
  for (const [name, type] of tokens)
    if (type !== undefined && type !== "select") found.set(name, "number");
    else if (!found.has(name)) found.set(name, "text");
  return found;
}

/** The texts and arguments of a message, including those inside its forms. */
function partsOf(message: unknown): readonly (string | Token)[] {
  if (!Array.isArray(message)) return typeof message === "string" ? [message] : [];
  return message.flatMap((part) => (isToken(part) ? [part, ...formsIn(part).flatMap(partsOf)] : partsOf(part)));
}

/** A plural has an `offset` beside its forms, which are messages; a number or a date has the name of a format. */
function formsIn([, , forms]: Token): readonly unknown[] {
  return Object.values(Object(forms)).filter(Array.isArray);
}

/** Compiled messages are arrays of texts and of `[argument, type, forms]`; a form is a message again. */
function isToken(part: unknown): part is Token {
  return Array.isArray(part) && typeof part[0] === "string";
}
