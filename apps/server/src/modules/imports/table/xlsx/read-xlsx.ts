import type { Table } from "../table.ts";
import { readSheet } from "./read-sheet.ts";
import { readStrings } from "./read-strings.ts";
import { readDateStyles } from "./read-styles.ts";
import { unpackWorkbook } from "./unpack.ts";

/** Reads the first visible sheet of a workbook (IMPORT-1). */
export function readXlsx(bytes: Uint8Array): Table {
  const { sheet, strings, styles } = unpackWorkbook(bytes);
  const context = {
    strings: strings === null ? [] : readStrings(strings),
    dateStyles: styles === null ? [] : readDateStyles(styles),
  };
  return { format: "xlsx", rows: readSheet(sheet, context) };
}
