import { Fragment, type ReactNode } from "react";
import type { AnyReader } from "./i18n.ts";
import { useI18n } from "./i18n-context.tsx";
import type { ArgumentsOf, MessageKey } from "./messages/message-key.ts";

export interface TransProps<Key extends MessageKey> {
  readonly id: Key;
  /** Values of the message's arguments; elements are put in place as they are. Plural forms need `t`. */
  readonly values: {
    readonly [Name in keyof ArgumentsOf<Key>]: ArgumentsOf<Key>[Name] extends number ? never : ReactNode;
  };
}

/** A message some of whose arguments are elements: a link, a price that must not be translated. */
export function Trans<Key extends MessageKey>({ id, values: typed }: TransProps<Key>) {
  const { t }: AnyReader = useI18n();
  const values: Readonly<Record<string, ReactNode>> = typed;
  const names = Object.keys(values);
  // A private-use character cannot occur in a message, so the text can be cut at it again.
  const marks = Object.fromEntries(names.map((name, index) => [name, mark(index)]));
  const parts = t(id, marks).split(/(\ue000\d+\ue001)/);
  return parts.map((part, position) => {
    const index = names.findIndex((_, candidate) => part === mark(candidate));
    const name = names[index];
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one message never change their order.
    return <Fragment key={`${id}-${position}`}>{name === undefined ? part : values[name]}</Fragment>;
  });
}

function mark(index: number): string {
  return `\ue000${index}\ue001`;
}
