import type { MessageArguments } from "./message-arguments.ts";

/** The key of a text of the interface. The Russian file is the reference. */
export type MessageKey = keyof MessageArguments;

/** A text that takes no arguments. */
export type PlainKey = KeyTaking<null>;

/** A text whose arguments are among `Values`, or that takes none. */
export type KeyTaking<Values> = {
  [Key in MessageKey]: MessageArguments[Key] extends null ? Key : Values extends MessageArguments[Key] ? Key : never;
}[MessageKey];

/** Every text of a language, as ICU messages. */
export type Messages = Readonly<Record<MessageKey, string>>;

/** The arguments of a text. If `Key` is a union, the arguments of all its texts. */
export type ArgumentsOf<Key extends MessageKey> =
  Intersection<NonNullable<MessageArguments[Key]>> extends infer All extends Values ? All : never;

/** The parameters after the key: none, or an object with every argument. */
export type ValuesOf<Key extends MessageKey> = [MessageArguments[Key]] extends [null] ? [] : [values: ArgumentsOf<Key>];

type Values = Readonly<Record<string, string | number>>;

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
