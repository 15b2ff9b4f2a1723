import type { WireImportNote } from "@skatert/contract";
import type { FieldKey } from "../columns/field-names.ts";
import type { TableGroup } from "../groups/table-group.ts";
import type { Cell } from "../table/table.ts";
import type { ValueFault } from "../values/reading.ts";

export type Cells = ReadonlyMap<FieldKey, Cell>;

/** A dish in a table: one row, and a row for each of its sizes. A field without a cell is not in the table. */
export interface TableDish {
  readonly row: number;
  readonly cells: Cells;
  readonly sizes: readonly TableSize[];
  /** Section of the rows above, for a new dish without one. Absent or "": none. */
  readonly above?: string;
  /** Of a dish in another system's menu; empty: its choices are the same here. */
  readonly notes?: readonly WireImportNote[];
}

export interface TableSize {
  /** The row, unique among the sizes of a file: see `rowOfSize`. */
  readonly row: number;
  readonly cells: Cells;
}

/** More rows than a file has. Of the sizes in the columns of one row, each has a number of its own. */
const sizeStep = 100_000;

export function sizeInColumn(row: number, index: number): number {
  return row + index * sizeStep;
}

/** The row of the file that a size is in. */
export function rowOfSize(number: number): number {
  return number % sizeStep;
}

/** An invalid value at its place in the table. */
export interface RowFault {
  readonly row: number;
  /** Null: the fault concerns the whole row. */
  readonly field: FieldKey | null;
  readonly code: ValueFault;
  /** The text of the cell, shortened. */
  readonly found: string;
}

/** A row that is no dish: the heading of a section, or a row that is not read. */
export interface RowNote {
  readonly row: number;
  readonly kind: "section" | "skipped";
  readonly text: string;
}

export interface TableDishes {
  readonly dishes: readonly TableDish[];
  readonly faults: readonly RowFault[];
  /** Absent: none. */
  readonly groups?: readonly TableGroup[];
  /** Absent: every row is a dish or has a fault. */
  readonly notes?: readonly RowNote[];
}

const shown = 80;

export function rowFault(row: number, field: FieldKey | null, code: ValueFault, found = ""): RowFault {
  return { row, field, code, found: found.slice(0, shown) };
}
