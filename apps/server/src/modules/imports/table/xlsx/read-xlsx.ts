import type { Table } from "../table.ts";
import { joinSheets } from "./join-sheets.ts";
import { readSheet } from "./read-sheet.ts";
import { readStrings } from "./read-strings.ts";
import { readDateStyles } from "./read-styles.ts";
import { unpackWorkbook } from "./unpack.ts";

/** Reads the visible sheets of a workbook as one table (IMPORT-1). */
export function readXlsx(bytes: Uint8Array): Table {
  const { sheets, strings, styles } = unpackWorkbook(bytes);
  const context = {
    strings: strings === null ? [] : readStrings(strings),
    dateStyles: styles === null ? [] : readDateStyles(styles),
  };
  return { format: "xlsx", ...joinSheets(sheets.map(({ name, xml }) => ({ name, rows: readSheet(xml, context) }))) };
}
