/**
 * Slips between what was typed and the beginning of a word: letters wrong, missing, doubled or exchanged.
 * What stands in the word after the typed part is free, for the shopper is still typing.
 */
export function slipsToPrefix(typed: string, word: string): number {
  const costs = editTable(typed, word);
  const last = costs[typed.length] ?? [];
  return Math.min(...last);
}

/** How many slips are forgiven in a word of this length. */
export function forgivenSlips(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

/** `table[i][j]`: slips between the first i letters typed and the first j of the word. */
function editTable(typed: string, word: string): readonly (readonly number[])[] {
  const table: number[][] = [Array.from({ length: word.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= word.length; j += 1) row.push(cheapest(table, row, typed, word, i, j));
    table.push(row);
  }
  return table;
}

function cheapest(
  table: readonly (readonly number[])[],
  row: readonly number[],
  typed: string,
  word: string,
  i: number,
  j: number,
): number {
  const far = Number.POSITIVE_INFINITY;
  const isSame = typed[i - 1] === word[j - 1];
  const isExchanged = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
  return Math.min(
    (table[i - 1]?.[j - 1] ?? far) + (isSame ? 0 : 1),
    (table[i - 1]?.[j] ?? far) + 1,
    (row[j - 1] ?? far) + 1,
    isExchanged ? (table[i - 2]?.[j - 2] ?? far) + 1 : far,
  );
}
