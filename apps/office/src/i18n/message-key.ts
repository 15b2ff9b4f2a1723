import type { MessageArguments } from "./message-arguments.ts";

/** The key of a text of the office. The Russian file is the reference. */
export type MessageKey = keyof MessageArguments;

/** A text that takes no arguments. */
export type PlainKey = {
  [Key in MessageKey]: MessageArguments[Key] extends null ? Key : never;
}[MessageKey];

/** Parameters after the key: none, or an object with every argument. */
export type ValuesOf<Key extends MessageKey> = MessageArguments[Key] extends null
  ? []
  : [values: NonNullable<MessageArguments[Key]>];
