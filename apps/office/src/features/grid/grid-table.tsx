import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useMemo, useRef } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import type { ShownCells } from "../../model/grid/block-edits.ts";
import type { CellWords } from "../../model/grid/cell-text.ts";
import type { GridColumn } from "../../model/grid/grid-column.ts";
import type { GridSort } from "../../model/grid/shown-dishes.ts";
import styles from "./grid.module.css";
import { columnWidth, rowHeight } from "./grid-measures.ts";
import { GridRow } from "./grid-row.tsx";
import type { GridNames } from "./shown-text.ts";
import type { GridCursor } from "./use-grid-cursor.ts";
import { useGridEditing } from "./use-grid-editing.ts";
import { useGridKeys } from "./use-grid-keys.ts";
import { useGridPointer } from "./use-grid-pointer.ts";
import type { GridSaving } from "./use-grid-saver.ts";

interface GridTableProps {
  readonly shown: ShownCells;
  readonly cursor: GridCursor;
  readonly saving: GridSaving;
  readonly words: CellWords;
  readonly names: GridNames;
  readonly sort: GridSort;
  readonly onSort: (column: GridColumn) => void;
}

/**
 * The grid. It renders only the lines in view. It is one tab stop, and `aria-activedescendant` names the active cell.
 */
export function GridTable({ shown, cursor, saving, words, names, sort, onSort }: GridTableProps) {
  const i18n = useI18n();
  const grid = useRef<HTMLTableElement>(null);
  const { lines, columns } = shown;
  const { cursor: at, range } = cursor;
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => grid.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    scrollPaddingStart: rowHeight,
    // The active cell is referenced by id, so its line is always rendered.
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const first = Math.max(0, startIndex - overscan);
      const last = Math.min(count - 1, endIndex + overscan);
      const drawn = Array.from({ length: last - first + 1 }, (_, index) => first + index);
      return drawn.includes(at.active.row) || count === 0 ? drawn : [...drawn, at.active.row];
    },
  });
  const editing = useGridEditing({
    shown,
    cursor,
    words,
    saving,
    onClose: () => grid.current?.focus({ preventScroll: true }),
  });
  const keys = useGridKeys({ shown, cursor, words, ...saving, edit: editing.open });
  const { fill, ...keyboard } = keys;
  const pointer = useGridPointer({ grid, cursor, fill, edit: () => editing.open() });

  useEffect(() => rows.scrollToIndex(at.end.row, { align: "auto" }), [rows, at.end.row]);
  useEffect(() => {
    const cell = grid.current?.querySelector(`#grid-${at.end.row}-${at.end.column}`);
    cell?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [at.end.row, at.end.column]);

  const width = useMemo(() => columns.reduce((sum, column) => sum + columnWidth(column), 0), [columns]);
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table with editable cells is a grid
      role="grid"
      tabIndex={0}
      aria-label={i18n.t("grid.label")}
      aria-describedby="grid-keys"
      aria-multiselectable="true"
      aria-rowcount={lines.length + 1}
      aria-colcount={columns.length}
      aria-activedescendant={lines.length === 0 ? undefined : `grid-${at.active.row}-${at.active.column}`}
      className={styles.grid}
      {...keyboard}
      {...pointer}
    >
      <thead className={styles.titles} style={{ width }}>
        <tr aria-rowindex={1} className={styles.titleRow}>
          {columns.map((column, index) => (
            <Title key={column.id} {...{ column, index, sort, onSort }} />
          ))}
        </tr>
      </thead>
      <tbody className={styles.lines} style={{ width, height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const line = lines[index];
          if (line === undefined) return null;
          const isIn = index >= range.top && index <= range.bottom;
          const isActive = index === at.active.row;
          const editor = isActive ? editing.editor : null;
          return (
            <GridRow
              // Keyed by position, so that a new order or filter changes texts and mounts no new lines. The line that
              // is being edited keeps its field and caret when lines above it are added or removed.
              key={editor === null ? index : `open ${line.key}`}
              {...{ line, index, columns, names, i18n }}
              top={start}
              active={isActive ? at.active.column : null}
              left={isIn ? range.left : null}
              right={isIn ? range.right : null}
              isLast={index === range.bottom}
              faults={saving.state.faults}
              editor={editor}
            />
          );
        })}
      </tbody>
    </table>
  );
}

interface TitleProps {
  readonly column: GridColumn;
  readonly index: number;
  readonly sort: GridSort;
  readonly onSort: (column: GridColumn) => void;
}

/** Sorts on press. For the keyboard, the tools have a field "Order". */
function Title({ column, index, sort, onSort }: TitleProps) {
  const isSorted = sort.column?.id === column.id;
  const direction = sort.isDown ? "descending" : "ascending";
  return (
    <th
      scope="col"
      aria-colindex={index + 1}
      aria-sort={isSorted ? direction : "none"}
      data-kind={column.kind}
      className={styles.title}
      style={{ width: columnWidth(column) }}
      onClick={column.kind === "plain" ? undefined : () => onSort(column)}
    >
      <span className={styles.text}>{column.title}</span>
      {isSorted && <span aria-hidden="true">{sort.isDown ? "↓" : "↑"}</span>}
    </th>
  );
}
