import { inSlices, type TakeTurn } from "../../jobs/slices.ts";

/** List entries written between two yields; a dish is about 1 kB. */
const atOnce = 64;
/** Lists are sliced down to this depth, that of lists inside a document's entries. */
const deepest = 2;

/**
 * A value's JSON as bytes, identical to JSON.stringify. Long lists are written in batches with other work in between,
 * because a menu of thousands would block the event loop for tens of milliseconds.
 */
export async function slicedJson(value: unknown, takeTurn: TakeTurn = inSlices()): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for (const piece of piecesOf(value, 0)) {
    pieces.push(Buffer.from(piece));
    await takeTurn();
  }
  return Buffer.concat(pieces);
}

function* piecesOf(value: unknown, depth: number): Generator<string> {
  if (depth > deepest || typeof value !== "object" || value === null) yield textOf(value);
  else if (Array.isArray(value)) yield* piecesOfList(value, depth);
  else yield* piecesOfObject(value, depth);
}

function* piecesOfList(list: readonly unknown[], depth: number): Generator<string> {
  yield "[";
  if (depth < deepest) {
    for (const [index, entry] of list.entries()) {
      if (index > 0) yield ",";
      yield* piecesOf(entry, depth + 1);
    }
  } else {
    for (let at = 0; at < list.length; at += atOnce) {
      yield (at > 0 ? "," : "") + textOf(list.slice(at, at + atOnce)).slice(1, -1);
    }
  }
  yield "]";
}

function* piecesOfObject(value: object, depth: number): Generator<string> {
  yield "{";
  let isFirst = true;
  for (const [key, entry] of Object.entries(value)) {
    if (entry === undefined) continue;
    yield `${isFirst ? "" : ","}${JSON.stringify(key)}:`;
    yield* piecesOf(entry, depth + 1);
    isFirst = false;
  }
  yield "}";
}

/** JSON.stringify writes null for list entries without a JSON form. */
function textOf(value: unknown): string {
  return JSON.stringify(value) ?? "null";
}
