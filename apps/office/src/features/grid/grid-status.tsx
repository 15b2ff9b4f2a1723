import { useI18n } from "../../i18n/i18n-context.tsx";
import type { ShownCells } from "../../model/grid/block-edits.ts";
import { cellKey } from "../../model/grid/grid-saver.ts";
import styles from "./grid.module.css";
import type { GridCursor } from "./use-grid-cursor.ts";
import type { GridSaving } from "./use-grid-saver.ts";

interface GridStatusProps {
  readonly shown: ShownCells;
  readonly cursor: GridCursor;
  readonly saving: GridSaving;
}

/** A status line for screen readers too: the fault of the active cell, or else the state of the edits. */
export function GridStatus({ shown, cursor, saving }: GridStatusProps) {
  const { t } = useI18n();
  const { faults, pending, failure, last } = saving.state;
  const { active } = cursor.cursor;
  const { range } = cursor;
  const [line, column] = [shown.lines[active.row], shown.columns[active.column]];
  const fault = line && column ? faults.get(cellKey(line.key, column.id)) : undefined;
  const cells = (range.bottom - range.top + 1) * (range.right - range.left + 1);
  const text = () => {
    if (fault !== undefined) return t(`grid.fault.${fault.fault}`);
    if (faults.size > 0) return t("grid.faults", { count: faults.size });
    if (pending.length > 0) return failure === null ? t("grid.saving") : "";
    if (cells > 1) return t("grid.selected", { count: cells });
    if (last === null) return "";
    return last.kind === "undo" ? t("grid.undone", { count: last.count }) : t("grid.saved", { count: last.count });
  };
  return (
    <p role="status" className={styles.status} data-fault={faults.size > 0}>
      {text()}
    </p>
  );
}
