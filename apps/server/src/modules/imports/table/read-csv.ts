import { type CsvError, parse } from "csv-parse/sync";
import { textCell } from "./clean-text.ts";
import { decodeText } from "./decode-text.ts";
import { plainCell } from "./formula-text.ts";
import { TABLE_LIMITS, type Table, type TableRow, UnreadableTable } from "./table.ts";

const separators = [",", ";", "\t", "|"] as const;
/** Rows that determine the separator. */
const sampledRows = 20;
const sampledCharacters = 100_000;

/** Reads a csv file of any usual separator and encoding (IMPORT-1). */
export function readCsv(bytes: Uint8Array): Table {
  const text = decodeText(bytes);
  const named = /^sep=(.)\r?\n/i.exec(text)?.[1];
  const rows = parsed(text, named ?? separatorOf(text)).map(rowOf);
  return { format: "csv", rows: rows.filter(({ cells }) => cells.some((cell) => cell !== "")) };
}

function rowOf(values: readonly string[], index: number): TableRow {
  return { row: index + 1, cells: values.map((value) => textCell(plainCell(value))) };
}

/** The separator that gives most columns in most rows. */
function separatorOf(text: string): string {
  const sample = text.slice(0, sampledCharacters);
  const scored = separators.map((separator) => ({ separator, score: scoreOf(sample, separator) }));
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).separator;
}

function scoreOf(sample: string, separator: string): number {
  try {
    const rows: string[][] = parse(sample, { ...options(separator), to: sampledRows });
    const counts = rows.map(({ length }) => length).filter((length) => length > 1);
    const usual = Math.max(0, ...counts);
    return counts.filter((count) => count === usual).length * usual + counts.length;
  } catch {
    return 0;
  }
}

function parsed(text: string, separator: string): readonly (readonly string[])[] {
  try {
    return parse(text, { ...options(separator), on_record: bounded });
  } catch (error) {
    if (error instanceof UnreadableTable) throw error;
    const { lines } = error as CsvError;
    throw new UnreadableTable("broken", typeof lines === "number" ? lines : null);
  }
}

/** A file that was pasted together may contain several. */
const lineEnds = ["\r\n", "\n", "\r"];

function options(delimiter: string) {
  return {
    delimiter,
    record_delimiter: lineEnds,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: 1_000_000,
  };
}

/** Throws in the row that exceeds a limit, so that a file of a million rows is not read to its end. */
function bounded(record: string[], { records }: { readonly records: number }): string[] {
  if (records >= TABLE_LIMITS.rows) throw new UnreadableTable("too-many-rows", records + 1);
  if (record.length > TABLE_LIMITS.columns && record.slice(TABLE_LIMITS.columns).some((value) => value !== ""))
    throw new UnreadableTable("too-many-columns", records + 1);
  return record;
}
