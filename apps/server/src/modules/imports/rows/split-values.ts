import type { Columns } from "../columns/recognise-columns.ts";
import { type TableRow, textOf } from "../table/table.ts";

/**
 * Marks the value that an unquoted comma has split: «Суп,12,50» would be a soup for 12. The row has more cells than the
 * headings then, and a value in a column without a heading. The price is marked, because it is what commas usually
 * split. Empty cells at the end of a row and notes beside the table are no fault.
 */
export function markSplit(row: TableRow, { columns }: Columns): TableRow {
  const { cells } = row;
  if (row.isOfCommas !== true || cells.length <= columns.length) return row;
  const named = columns.filter(({ heading, field }) => heading !== "" || field !== null);
  const last = named.at(-1);
  if (last === undefined || cells.slice(last.index + 1).every((cell) => cell === "")) return row;
  const { index } = named.find(({ field }) => field === "price") ?? last;
  const text = cells.slice(index).map(textOf).join(",").replace(/,+$/, "");
  return { ...row, cells: cells.with(index, { fault: "split", text }) };
}
