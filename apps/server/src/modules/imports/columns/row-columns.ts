import { type ColumnNames, DISH_ROWS, type DocumentedRow } from "@skatert/contract";

type Rows = typeof DISH_ROWS;
/** Columns of the contract's rows by their name in kept mappings. */
export type ColumnKey = Extract<Rows[keyof Rows], { readonly column: ColumnNames }>["column"]["key"];

/** A row of a dish with a column, and its path in the dish: "acf.calories". */
export interface ColumnRow {
  readonly path: string;
  readonly row: DocumentedRow;
  readonly names: ColumnNames;
}

const rows: readonly (readonly [path: string, row: DocumentedRow])[] = Object.entries(DISH_ROWS);
const columns: readonly ColumnRow[] = rows.flatMap(([path, row]) =>
  row.column === undefined ? [] : [{ path, row, names: row.column }],
);

/** A value for each column of the rows. */
export function eachColumn<Value>(make: (column: ColumnRow) => Value): Readonly<Record<ColumnKey, Value>> {
  return Object.fromEntries(columns.map((column) => [column.names.key, make(column)])) as Record<ColumnKey, Value>;
}

/** The headings of the rows' columns. */
export const rowColumns = eachColumn(({ names }) => names);
