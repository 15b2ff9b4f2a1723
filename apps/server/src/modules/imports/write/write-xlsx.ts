import type { MenuTable } from "./menu-table.ts";

/** Maximum width of a column, in characters. */
const maxWidth = 40;
const minWidth = 8;
const looked = 200;

/** The table as a workbook. Texts have the type text, so none is evaluated as a formula. */
export async function writeXlsx({ headings, isNumber, rows, groups }: MenuTable, sheet: string): Promise<Buffer> {
  // Loaded on first use: few shops export every day.
  const { default: writeExcelFile } = await import("write-excel-file/node");
  const dishes = sheetOf({ sheet, headings, rows, isNumber });
  const second = groups === undefined ? [] : [sheetOf({ ...groups, isNumber: [] })];
  return writeExcelFile([dishes, ...second]).toBuffer();
}

interface SheetToWrite extends Pick<MenuTable, "headings" | "isNumber" | "rows"> {
  readonly sheet: string;
}

function sheetOf({ sheet, headings, rows, isNumber }: SheetToWrite) {
  const heading = headings.map((value) => ({ value, type: String, fontWeight: "bold" as const }));
  const cells = rows.map((row) => row.map((text, index) => cellOf(text, isNumber[index] === true)));
  const columns = headings.map((_, index) => ({ width: widthOf([headings, ...rows.slice(0, looked)], index) }));
  return { data: [heading, ...cells], sheet, columns, stickyRowsCount: 1 };
}

function cellOf(text: string, isNumber: boolean) {
  if (text === "") return null;
  const number = Number(text);
  return isNumber && String(number) === text ? { value: number, type: Number } : { value: text, type: String };
}

function widthOf(rows: readonly (readonly string[])[], index: number): number {
  const longest = Math.max(...rows.map((row) => (row[index] ?? "").length));
  return Math.min(maxWidth, Math.max(minWidth, longest + 2));
}
