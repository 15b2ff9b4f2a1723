import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from "node:fs";
import type { Wish } from "./wish.ts";

/** An answer that came whole. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** When it had come, milliseconds of the epoch. */
  readonly at: number;
}

/** Everything that is known outside of one order that was sent. */
export interface Sent {
  readonly key: string;
  readonly wish: Wish;
  /** To every try; a try without an answer leaves none. */
  readonly answers: readonly Answer[];
}

/** What was sent and answered, written where no fault of the shop reaches. */
export interface Journal {
  /** Before it is sent. */
  sent(key: string, wish: Wish): void;
  answered(key: string, answer: Answer): void;
  /** As the file has it. */
  read(): readonly Sent[];
  close(): void;
}

type Line =
  | { readonly kind: "sent"; readonly key: string; readonly wish: Wish }
  | { readonly kind: "answered"; readonly key: string; readonly answer: Answer };

/** A file that is only appended to; every line is on the disk before the caller goes on. */
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
