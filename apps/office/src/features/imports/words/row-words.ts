import type { WireImport } from "@skatert/contract";
import type { I18n } from "../../../i18n/i18n.ts";

/** A row as the file numbers it: «строка 5», and of several sheets «Бар, строка 5». */
export function rowText(row: number, sheets: WireImport["sheets"], { t }: Pick<I18n, "t">): string {
  const sheet = sheets.findLast(({ from }) => from <= row);
  const text = t("imports.row.number", { row: row + (sheet?.shift ?? 0) });
  return sheet === undefined ? text : `${sheet.name}, ${text}`;
}

/** The same at the beginning of a line. */
export function rowTitle(row: number, sheets: WireImport["sheets"], i18n: Pick<I18n, "t">): string {
  const text = rowText(row, sheets, i18n);
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
