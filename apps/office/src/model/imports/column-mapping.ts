import type { WireImport, WireImportMapping, WireImportTable } from "@skatert/contract";

/** How a person says that the columns are read. */
export interface ColumnMapping {
  /** Row of the headings; 0: the file has none. */
  readonly headingRow: number;
  /** Fields by the number of the column, from 1; "" is not read. */
  readonly fields: Readonly<Record<number, string>>;
}

/** A column as the person sees it: its heading, and some of what stands below. */
export interface ShownColumn {
  readonly column: number;
  readonly heading: string;
  readonly samples: readonly string[];
}

const samplesShown = 3;
const letters = 26;

/** How the file is read now. A file without known columns is asked about with its first row as the headings. */
export function presentMapping(
  { columns, problem }: WireImport,
  { heading_row, rows }: WireImportTable,
): ColumnMapping {
  const isUnknown = problem?.reason === "no-columns";
  const fields = columns.map(({ column, field }) => [column, field ?? ""]);
  return { headingRow: isUnknown ? (rows[0]?.row ?? 0) : heading_row, fields: Object.fromEntries(fields) };
}

/** The columns of the file's beginning with the headings of a row. */
export function shownColumns({ rows }: WireImportTable, headingRow: number): readonly ShownColumn[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const headings = rows.find(({ row }) => row === headingRow)?.cells ?? [];
  const below = rows.filter(({ row }) => row > headingRow);
  return Array.from({ length: width }, (_, index) => ({
    column: index + 1,
    heading: headings[index] ?? "",
    samples: below.flatMap(({ cells }) => cells[index] || []).slice(0, samplesShown),
  }));
}

/** Reads a column as a field; the column that was read so before is not read any more. */
export function withField(mapping: ColumnMapping, column: number, field: string): ColumnMapping {
  const others = Object.entries(mapping.fields).map(([other, had]) => [
    other,
    field !== "" && had === field ? "" : had,
  ]);
  return { ...mapping, fields: { ...Object.fromEntries(others), [column]: field } };
}

/** What is sent: fields that only the file's own kind knows stay as the server reads them. */
export function mappingBody(
  { headingRow, fields }: ColumnMapping,
  known: WireImportTable["fields"],
): WireImportMapping {
  const names = new Set(known.map(({ field }) => field));
  const sent = Object.entries(fields).filter(([, field]) => field === "" || names.has(field));
  return { heading_row: headingRow, columns: Object.fromEntries(sent) };
}

/** A column as spreadsheets call it: A, B, … Z, AA. */
export function columnLetter(column: number): string {
  const before = Math.floor((column - 1) / letters);
  return (before > 0 ? columnLetter(before) : "") + String.fromCharCode(65 + ((column - 1) % letters));
}

/** A mapping as the tab kept it; null for anything else. */
export function readMapping(stored: Readonly<Record<string, unknown>> | null): ColumnMapping | null {
  const { headingRow, fields } = stored ?? {};
  if (typeof headingRow !== "number" || typeof fields !== "object" || fields === null) return null;
  return { headingRow, fields: Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, String(field)])) };
}
