/**
 * The number of columns that leaves the fewest gaps in the last row, the first of equals. A last row of one
 * tile is avoided unless every choice has it.
 */
export function evenColumns(count: number, choices: readonly number[]): number {
  const gaps = (columns: number) => (columns - (count % columns)) % columns;
  const lost = (columns: number) => (count > 1 && count % columns === 1 ? columns : 0);
  const [best = 1] = choices.toSorted((a, b) => lost(a) - lost(b) || gaps(a) - gaps(b));
  return best;
}
