import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from "node:fs";
import type { Wish } from "./wish.ts";

/** A complete answer. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** Time of arrival, milliseconds since the epoch. */
  readonly at: number;
}

/** Everything that the journal has about one sent order. */
export interface Sent {
  readonly key: string;
  readonly wish: Wish;
  /** Answers to all tries; a try without an answer has none. */
  readonly answers: readonly Answer[];
}

/** Records orders and answers outside the reach of the shop's faults. */
export interface Journal {
  /** Called before the order is sent. */
  sent(key: string, wish: Wish): void;
  answered(key: string, answer: Answer): void;
  /** The contents of the file. */
  read(): readonly Sent[];
  close(): void;
}

type Line =
  | { readonly kind: "sent"; readonly key: string; readonly wish: Wish }
  | { readonly kind: "answered"; readonly key: string; readonly answer: Answer };

/** An append-only file; every line is on the disk before the caller continues. */
export function openJournal(path: string): Journal {
  const file = openSync(path, "a");
  function append(line: Line): void {
    writeSync(file, `${JSON.stringify(line)}\n`);
    fsyncSync(file);
  }
  return {
    sent: (key, wish) => append({ kind: "sent", key, wish }),
    answered: (key, answer) => append({ kind: "answered", key, answer }),
    read: () => readJournal(path),
    close: () => closeSync(file),
  };
}

function readJournal(path: string): readonly Sent[] {
  const known = new Map<string, { key: string; wish: Wish; answers: Answer[] }>();
  for (const text of readFileSync(path, "utf8").split("\n")) {
    if (text === "") continue;
    const line: Line = JSON.parse(text);
    if (line.kind === "sent") known.set(line.key, { key: line.key, wish: line.wish, answers: [] });
    else known.get(line.key)?.answers.push(line.answer);
  }
  return [...known.values()];
}
