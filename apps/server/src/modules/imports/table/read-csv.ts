import { type CsvError, parse } from "csv-parse/sync";
import { csvOptions } from "./csv-options.ts";
import { decodeText } from "./decode-text.ts";
import { plainCell } from "./formula-text.ts";
import { separatorOf } from "./separator-of.ts";
import { TABLE_LIMITS, type Table, type TableRow, UnreadableTable } from "./table.ts";
import { textCell } from "./text-cell.ts";

/** Reads a csv file of any usual separator and encoding (IMPORT-1). */
export function readCsv(bytes: Uint8Array): Table {
  const text = decodeText(bytes);
  const named = /^sep=(.)\r?\n/i.exec(text)?.[1];
  const separator = named ?? separatorOf(text);
  const rows = parsed(text, separator).map((values, index) => rowOf(values, index, separator === ","));
  return { format: "csv", rows: rows.filter(({ cells }) => cells.some((cell) => cell !== "")) };
}

function rowOf(values: readonly string[], index: number, isOfCommas: boolean): TableRow {
  const cells = values.map((value) => textCell(plainCell(value)));
  return { row: index + 1, cells, ...(isOfCommas ? { isOfCommas } : {}) };
}

function parsed(text: string, separator: string): readonly (readonly string[])[] {
  try {
    return parse(text, { ...csvOptions(separator), on_record: bounded });
  } catch (error) {
    if (error instanceof UnreadableTable) throw error;
    const { lines } = error as CsvError;
    throw new UnreadableTable("broken", typeof lines === "number" ? lines : null);
  }
}

/** Throws in the row that exceeds a limit, so that a file of a million rows is not read to its end. */
function bounded(record: string[], { records }: { readonly records: number }): string[] {
  if (records >= TABLE_LIMITS.rows) throw new UnreadableTable("too-many-rows", records + 1);
  if (record.length > TABLE_LIMITS.columns && record.slice(TABLE_LIMITS.columns).some((value) => value !== ""))
    throw new UnreadableTable("too-many-columns", records + 1);
  return record;
}
