import type { TakeTurn } from "../../../jobs/slices.ts";
import { isJsonObject, type Json } from "../../documents/json.ts";

/** Lists are opened down to those inside a document's entries; an entry of those is written at once. */
const opened = 3;
const step = "  ";

/** A document as its file, identical to JSON.stringify with two spaces, in slices. */
export async function fileText(content: Json, takeTurn: TakeTurn): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for (const piece of piecesOf(content, 0)) {
    pieces.push(Buffer.from(piece));
    await takeTurn();
  }
  return Buffer.concat([...pieces, Buffer.from("\n")]);
}

function* piecesOf(value: Json, depth: number): Generator<string> {
  if (depth < opened && Array.isArray(value)) yield* enclosed(value, depth, "[]", (entry) => ["", entry]);
  else if (depth < opened && isJsonObject(value))
    yield* enclosed(Object.entries(value), depth, "{}", ([key, entry]) => [`${JSON.stringify(key)}: `, entry]);
  // A line break inside a text is escaped, so every one here begins a line.
  else yield JSON.stringify(value, null, step.length).replaceAll("\n", `\n${step.repeat(depth)}`);
}

function* enclosed<Entry>(
  entries: readonly Entry[],
  depth: number,
  [open, close]: string,
  read: (entry: Entry) => readonly [string, Json],
): Generator<string> {
  if (entries.length === 0) {
    yield `${open}${close}`;
    return;
  }
  const line = `\n${step.repeat(depth + 1)}`;
  for (const [index, entry] of entries.entries()) {
    const [key, value] = read(entry);
    yield `${index === 0 ? open : ","}${line}${key}`;
    yield* piecesOf(value, depth + 1);
  }
  yield `\n${step.repeat(depth)}${close}`;
}
