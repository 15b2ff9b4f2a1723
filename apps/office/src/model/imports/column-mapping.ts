import type { WireImport, WireImportMapping, WireImportTable } from "@skatert/contract";

/** A person's mapping of the columns. */
export interface ColumnMapping {
  /** Row of the headings; 0: the file has none. */
  readonly headingRow: number;
  /** Fields by column number, from 1; "": the column is ignored. */
  readonly fields: Readonly<Record<number, string>>;
}

/** A column with its heading and sample values. */
export interface ShownColumn {
  readonly column: number;
  readonly heading: string;
  readonly samples: readonly string[];
}

const samplesShown = 3;
const letters = 26;

/** The file's current mapping. For a file without known headings it proposes the first row as headings. */
export function presentMapping(
  { columns, problem }: Pick<WireImport, "columns" | "problem">,
  { heading_row, rows }: WireImportTable,
): ColumnMapping {
  const isUnknown = problem?.reason === "no-columns";
  const fields = columns.map(({ column, field }) => [column, field ?? ""]);
  return {
    headingRow: isUnknown ? heading_row || (rows[0]?.row ?? 0) : heading_row,
    fields: Object.fromEntries(fields),
  };
}

/** The file's first columns with the headings of a row. */
export function shownColumns({ rows }: WireImportTable, headingRow: number): readonly ShownColumn[] {
  const width = rows.reduce((max, { cells }) => Math.max(max, cells.length), 0);
  const headings = rows.find(({ row }) => row === headingRow)?.cells ?? [];
  const below = rows.filter(({ row }) => row > headingRow);
  return Array.from({ length: width }, (_, index) => ({
    column: index + 1,
    heading: headings[index] ?? "",
    samples: below.flatMap(({ cells }) => cells[index] || []).slice(0, samplesShown),
  }));
}

/** Maps a column to a field. Another column with that field is ignored from now on. */
export function withField(mapping: ColumnMapping, column: number, field: string): ColumnMapping {
  const others = Object.entries(mapping.fields).map(([other, had]) => [
    other,
    field !== "" && had === field ? "" : had,
  ]);
  return { ...mapping, fields: { ...Object.fromEntries(others), [column]: field } };
}

/** The mapping to send. Fields that only this kind of file has are left to the server. */
export function mappingBody(
  { headingRow, fields }: ColumnMapping,
  known: WireImportTable["fields"],
): WireImportMapping {
  const names = new Set(known.map(({ field }) => field));
  const sent = Object.entries(fields).filter(([, field]) => field === "" || names.has(field));
  return { heading_row: headingRow, columns: Object.fromEntries(sent) };
}

/** A column's letters in spreadsheets: A, B, … Z, AA. */
export function columnLetter(column: number): string {
  const before = Math.floor((column - 1) / letters);
  return (before > 0 ? columnLetter(before) : "") + String.fromCharCode(65 + ((column - 1) % letters));
}

/** A mapping from the tab's storage; null for anything else. */
export function readMapping(stored: Readonly<Record<string, unknown>> | null): ColumnMapping | null {
  const { headingRow, fields } = stored ?? {};
  if (typeof headingRow !== "number" || typeof fields !== "object" || fields === null) return null;
  return { headingRow, fields: Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, String(field)])) };
}
