import type { MessageArguments } from "./message-arguments.ts";

/** A text of the interface; the keys are those of the Russian file, the reference. */
export type MessageKey = keyof MessageArguments;

/** A text that takes no arguments. */
export type PlainKey = KeyTaking<null>;

/** A text that takes no other arguments than `Values`; it may take none. */
export type KeyTaking<Values> = {
  [Key in MessageKey]: MessageArguments[Key] extends null ? Key : Values extends MessageArguments[Key] ? Key : never;
}[MessageKey];

/** Every text of a language, as ICU messages. */
export type Messages = Readonly<Record<MessageKey, string>>;

/** The arguments of a text; where `Key` may be one of several, those of all of them. */
export type ArgumentsOf<Key extends MessageKey> =
  Intersection<NonNullable<MessageArguments[Key]>> extends infer All extends Values ? All : never;

/** What follows the key of a text: nothing, or an object with each of its arguments. */
export type ValuesOf<Key extends MessageKey> = [MessageArguments[Key]] extends [null] ? [] : [values: ArgumentsOf<Key>];

type Values = Readonly<Record<string, string | number>>;

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
