/** A piece of text that is in both versions or in one. */
export interface TextPiece {
  readonly kind: "same" | "gone" | "new";
  readonly text: string;
}

/** Maximum of words to compare; the comparison of longer texts takes too long, so both are shown. */
const maxWords = 400;

/** The differences of two texts by word. Null: they are too long, or have too little in common. */
export function wordDiff(before: string, after: string): readonly TextPiece[] | null {
  const [was, is] = [wordsOf(before), wordsOf(after)];
  if (was.length > maxWords || is.length > maxWords) return null;
  const common = commonLengths(was, is);
  const pieces: TextPiece[] = [];
  let [at, to] = [0, 0];
  while (at < was.length || to < is.length) {
    if (at < was.length && to < is.length && was[at] === is[to]) {
      add(pieces, "same", was[at] ?? "");
      at += 1;
      to += 1;
    } else if (to >= is.length || (at < was.length && lengthAt(common, at + 1, to) >= lengthAt(common, at, to + 1))) {
      add(pieces, "gone", was[at] ?? "");
      at += 1;
    } else {
      add(pieces, "new", is[to] ?? "");
      to += 1;
    }
  }
  const shared = lengthAt(common, 0, 0);
  return shared * 3 < Math.min(was.length, is.length) ? null : pieces;
}

/** Words with the spaces after them. */
function wordsOf(text: string): readonly string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}

/** Length of the longest common subsequence of words, by the start of both remainders. */
function commonLengths(was: readonly string[], is: readonly string[]): readonly Uint16Array[] {
  const lengths = Array.from({ length: was.length + 1 }, () => new Uint16Array(is.length + 1));
  for (let at = was.length - 1; at >= 0; at -= 1) {
    for (let to = is.length - 1; to >= 0; to -= 1) {
      const row = lengths[at];
      if (row === undefined) continue;
      row[to] =
        was[at] === is[to]
          ? lengthAt(lengths, at + 1, to + 1) + 1
          : Math.max(lengthAt(lengths, at + 1, to), lengthAt(lengths, at, to + 1));
    }
  }
  return lengths;
}

function lengthAt(lengths: readonly Uint16Array[], at: number, to: number): number {
  return lengths[at]?.[to] ?? 0;
}

function add(pieces: TextPiece[], kind: TextPiece["kind"], text: string): void {
  const last = pieces.at(-1);
  if (last?.kind === kind) pieces[pieces.length - 1] = { kind, text: last.text + text };
  else pieces.push({ kind, text });
}
