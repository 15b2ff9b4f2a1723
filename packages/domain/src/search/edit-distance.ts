export interface EditDistance {
  /** Number of letters to add, drop, change or swap with their neighbour to turn one word into the other. */
  readonly whole: number;
  /** The same for the nearest prefix of the second word. */
  readonly prefix: number;
}

/**
 * Distance from a typed word to a known one (optimal string alignment). Null if both distances exceed
 * `limit`. A menu has thousands of words, so it returns at the first letter that decides.
 */
export function editDistance(typed: string, known: string, limit: number): EditDistance | null {
  const columns = known.length + 1;
  let older: number[] = new Array(columns).fill(0);
  let above: number[] = Array.from({ length: columns }, (_, column) => column);
  let current: number[] = new Array(columns).fill(0);
  for (let row = 1; row <= typed.length; row += 1) {
    if (fillRow({ typed, known, row, older, above, current }) > limit) return null;
    [older, above, current] = [above, current, older];
  }
  return { whole: above[known.length] ?? 0, prefix: Math.min(...above) };
}

interface Rows {
  readonly typed: string;
  readonly known: string;
  readonly row: number;
  readonly older: readonly number[];
  readonly above: readonly number[];
  readonly current: number[];
}

/** Writes a row of the table and returns its minimum. */
function fillRow({ typed, known, row, older, above, current }: Rows): number {
  const letter = typed.charCodeAt(row - 1);
  const letterBefore = typed.charCodeAt(row - 2);
  current[0] = row;
  let least = row;
  for (let column = 1; column <= known.length; column += 1) {
    const other = known.charCodeAt(column - 1);
    let best = (above[column - 1] ?? 0) + (letter === other ? 0 : 1);
    best = Math.min(best, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
    if (row > 1 && column > 1 && letterBefore === other && letter === known.charCodeAt(column - 2))
      best = Math.min(best, (older[column - 2] ?? 0) + 1);
    current[column] = best;
    least = Math.min(least, best);
  }
  return least;
}
