import { neutralCell } from "../table/formula-text.ts";
import type { MenuTable } from "./menu-table.ts";

/**
 * The table as csv for a spreadsheet: UTF-8 with a mark, and semicolons, which Excel expects where the decimal sign is
 * a comma. No cell can be evaluated as a formula.
 */
export function writeCsv({ headings, rows }: Pick<MenuTable, "headings" | "rows">): Buffer {
  const lines = [headings, ...rows].map((cells) => cells.map(csvCell).join(";"));
  return Buffer.from(`\ufeff${lines.join("\r\n")}\r\n`);
}

function csvCell(text: string): string {
  const neutral = neutralCell(text);
  return /[";\r\n]|^\s|\s$/.test(neutral) ? `"${neutral.replaceAll('"', '""')}"` : neutral;
}
