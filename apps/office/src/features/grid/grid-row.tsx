import { memo } from "react";
import type { I18n } from "../../i18n/i18n.ts";
import { branchCell } from "../../model/grid/branch-cell.ts";
import { type GridColumn, isEditable } from "../../model/grid/grid-column.ts";
import type { FaultyCell } from "../../model/grid/grid-edits.ts";
import type { GridLine } from "../../model/grid/grid-line.ts";
import { cellKey } from "../../model/grid/grid-saver.ts";
import { classNames } from "../../ui/class-names.ts";
import { CellEditor, type CellEditorProps } from "./cell-editor.tsx";
import styles from "./grid.module.css";
import { columnWidth } from "./grid-measures.ts";
import { type GridNames, shownText } from "./shown-text.ts";

export interface GridRowProps {
  readonly line: GridLine;
  /** Line number, from 0. */
  readonly index: number;
  readonly top: number;
  readonly columns: readonly GridColumn[];
  /** The active column; null: the active cell is in another line. */
  readonly active: number | null;
  /** The first and last selected column; null: none in this line. */
  readonly left: number | null;
  readonly right: number | null;
  /** Whether the selection ends in this line, which then has the fill handle. */
  readonly isLast: boolean;
  readonly faults: ReadonlyMap<string, FaultyCell>;
  readonly names: GridNames;
  readonly i18n: I18n;
  /** The open editor of the active cell; null: none in this line. */
  readonly editor: Omit<CellEditorProps, "label" | "isFigure"> | null;
}

/** A line of the grid. It renders only when something in it has changed. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { line, index, top, columns, active, left, right, isLast, faults, names, i18n, editor } = props;
  return (
    <tr
      aria-rowindex={index + 2}
      className={classNames(styles.row, (line.size !== null || line.option !== null) && styles.size)}
      style={{ transform: `translateY(${top}px)` }}
    >
      {columns.map((column, at) => {
        const isActive = at === active;
        const fault = faults.get(cellKey(line.key, column.id));
        const Cell = column.id === "name" ? "th" : "td";
        return (
          <Cell
            key={column.id}
            id={`grid-${index}-${at}`}
            scope={column.id === "name" ? "row" : undefined}
            aria-colindex={at + 1}
            aria-selected={left !== null && right !== null && at >= left && at <= right}
            aria-readonly={!isEditable(column, line)}
            aria-invalid={fault !== undefined || undefined}
            data-row={index}
            data-column={at}
            data-kind={column.kind}
            data-active={isActive || undefined}
            data-branch={column.kind === "branch" ? branchCell(line, column.facet) : undefined}
            className={styles.cell}
            style={{ width: columnWidth(column) }}
          >
            {isActive && editor !== null ? (
              <CellEditor
                {...editor}
                label={i18n.t("grid.cell", { column: column.title, name: line.dish.name })}
                isFigure={column.kind !== "name"}
              />
            ) : (
              <span className={styles.text}>{fault?.text ?? shownText(column, line, names, i18n)}</span>
            )}
            {isLast && at === right && editor === null && (
              <span className={styles.handle} data-fill aria-hidden="true" />
            )}
          </Cell>
        );
      })}
    </tr>
  );
});
