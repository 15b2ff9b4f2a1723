import { type Cell, type TableRow, textOf } from "../table/table.ts";

/**
 * Headings in two rows, as 1C prints them: «Розничная» above «Цена» and «Ед.». A heading of the upper row is for the
 * columns up to the next one. The joined row has the number of the lower one.
 */
export function joinedHeadings(rows: readonly TableRow[]): readonly TableRow[] {
  return rows.flatMap((lower, index): TableRow[] => {
    const upper = rows[index - 1];
    if (upper === undefined || upper.row !== lower.row - 1) return [];
    let above = "";
    const width = Math.max(upper.cells.length, lower.cells.length);
    const cells = Array.from({ length: width }, (_, column): Cell => {
      const [over, under] = [textOf(upper.cells[column]), textOf(lower.cells[column])];
      above = over !== "" || under === "" ? over : above;
      return over === under ? under : `${above} ${under}`.trim();
    });
    return [{ ...lower, cells }];
  });
}
