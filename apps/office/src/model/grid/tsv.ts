/**
 * Cells in the clipboard format of spreadsheets: rows separated by line breaks, cells by tabs. A cell with either, or
 * with quotation marks, is quoted.
 */
export function tsvOf(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => (/["\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const text = rows.map((row) => row.map(cell).join("\t")).join("\n");
  // Without a final line break the last row would count as the end of the row above.
  return rows.length > 1 && text.endsWith("\n") ? `${text}\n` : text;
}

/** Maximum of cells in one paste. */
export const MAX_PASTED_CELLS = 20_000;

/**
 * The cells of a copied block; null: more than MAX_PASTED_CELLS, of which a part would change an unexpected part of the
 * menu. Spreadsheets add a final line break, which starts no row.
 */
export function cellsOfTsv(text: string): readonly (readonly string[])[] | null {
  const rows: string[][] = [[]];
  let count = 0;
  for (const [whole, quoted, plain = "", end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^\t\n\r]*))(\t|\r\n|\n|\r|$)/g)) {
    const isAfterFinalBreak = whole === "" && rows.at(-1)?.length === 0;
    if (count === MAX_PASTED_CELLS && !isAfterFinalBreak) return null;
    count += 1;
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === "") break;
    if (end !== "\t") rows.push([]);
  }
  const last = rows.at(-1);
  const isOnlyTheEnd = last === undefined || last.length === 0 || (last.length === 1 && last[0] === "");
  return isOnlyTheEnd && rows.length > 1 ? rows.slice(0, -1) : rows;
}
