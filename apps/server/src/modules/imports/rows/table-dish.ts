import type { FieldKey } from "../columns/field-names.ts";
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
}

export interface TableSize {
  readonly row: number;
  readonly cells: Cells;
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

export interface TableDishes {
  readonly dishes: readonly TableDish[];
  readonly faults: readonly RowFault[];
}

const shown = 80;

export function rowFault(row: number, field: FieldKey | null, code: ValueFault, found = ""): RowFault {
  return { row, field, code, found: found.slice(0, shown) };
}
