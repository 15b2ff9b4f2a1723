import type { ImportFormat, WireImportNote } from "@skatert/contract";

/** Why a cell has no usable value. */
export type CellFault =
  /** A date instead of text or a number: spreadsheets turn "12.05" into the twelfth of May. */
  | "date"
  /** A formula that was never calculated, so the file contains no value. */
  | "formula"
  /** An error of the spreadsheet: "#DIV/0!". */
  | "error"
  | "too-long"
  /** A number with more digits than a spreadsheet keeps. */
  | "too-precise"
  /** Part of a value that an unquoted comma has split: the row has more cells than the headings. */
  | "split"
  /** Another column may be meant. */
  | "unclear"
  /** A price of 0, which may be a missing one. */
  | "zero"
  /** A size for any value of an attribute. */
  | "any"
  /** A price in another currency than the shop's. */
  | "currency";

/** A cell as text without surrounding spaces; numbers with a decimal point and without an exponent; "" is empty. */
export type Cell = string | { readonly fault: CellFault; readonly text: string };

export interface TableRow {
  /** The spreadsheet's row number: the first row is 1. */
  readonly row: number;
  readonly cells: readonly Cell[];
  /** The cells were separated by commas, so that an unquoted decimal comma splits a value. */
  readonly isOfCommas?: true;
  /** The row is of the sheet of groups of options, whose first row is that of the headings. */
  readonly part?: "groups";
  /** What the menu of another system says of this dish, and this shop says otherwise. */
  readonly notes?: readonly WireImportNote[];
}

/** The rows of a file that have a value, in order. */
export interface Table {
  readonly format: "xlsx" | "csv";
  readonly rows: readonly TableRow[];
  /** Names of sheets with values that are not read, because they have no headings. Absent: none. */
  readonly leftOut?: readonly string[];
  /** The rows are the menu of this system, in the columns of `menuColumns`. Absent: a table. */
  readonly system?: ImportFormat;
  /** Where the rows of several sheets come from, in order. Absent: from one sheet. */
  readonly sheets?: readonly SheetPlace[];
}

/** The rows from `from` on are those of a sheet, whose own numbers are higher by `shift`. */
export interface SheetPlace {
  readonly name: string;
  readonly from: number;
  readonly shift: number;
}

/** Why a file cannot be read at all. */
export type FileFault =
  | "empty"
  | "too-large"
  | "unpacks-too-large"
  | "too-many-rows"
  | "too-many-columns"
  | "not-a-table"
  | "old-excel"
  | "binary-excel"
  | "open-document"
  | "numbers"
  | "word"
  | "presentation"
  | "pdf"
  | "picture"
  | "mxl"
  | "archive"
  | "web-page"
  | "xml"
  | "json"
  | "encrypted"
  | "encoding"
  | "broken"
  | "too-slow"
  | "too-much-memory"
  /** Too many other files are being read; a later attempt may succeed. */
  | "busy";

export class UnreadableTable extends Error {
  readonly fault: FileFault;
  /** The row where reading stopped; null: the fault concerns the whole file. */
  readonly row: number | null;
  constructor(fault: FileFault, row: number | null = null) {
    super(row === null ? fault : `${fault} in row ${row}`);
    this.fault = fault;
    this.row = row;
  }
}

/** Limits of a file (IMPORT-1). A menu of 5,000 dishes has a tenth of them. */
export const TABLE_LIMITS = {
  bytes: 10_000_000,
  unpackedBytes: 100_000_000,
  /** Of all cells together: a workbook stores a text once, however many cells have it. */
  characters: 30_000_000,
  /** Files in an xlsx archive; a workbook has a dozen. */
  packedFiles: 2_000,
  rows: 20_000,
  columns: 200,
  /** Longer than any description; spreadsheets allow 32,767. */
  cellLength: 20_000,
} as const;

export function textOf(cell: Cell | undefined): string {
  return cell === undefined ? "" : typeof cell === "string" ? cell : cell.text;
}
