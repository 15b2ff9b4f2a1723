import type { ReactNode } from "react";
import styles from "./table.module.css";

export interface TableColumn<Row> {
  readonly id: string;
  readonly title: string;
  /** Whether the values are figures, aligned at the end. */
  readonly isFigure?: boolean;
  /** Whether the cell is the header of its row. */
  readonly isHead?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
}

/** A table element. Below 600 px every row is a block with column titles beside the values. */
export function Table<Row>({ caption, columns, rows, keyOf }: TableProps<Row>) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ id, title, isFigure }) => (
            <th key={id} scope="col" data-figure={isFigure}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ id, title, isFigure, isHead, cell }) =>
              isHead ? (
                <th key={id} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td key={id} data-title={title} data-figure={isFigure}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
