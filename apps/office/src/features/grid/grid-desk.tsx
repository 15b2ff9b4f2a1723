import { useMemo, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { filledEdits } from "../../model/grid/block-edits.ts";
import type { CellWords } from "../../model/grid/cell-text.ts";
import { Button } from "../../ui/button.tsx";
import screen from "../../ui/screen/screen.module.css";
import styles from "./grid.module.css";
import { GridNotices } from "./grid-notices.tsx";
import { GridStatus } from "./grid-status.tsx";
import { GridTable } from "./grid-table.tsx";
import { ColumnsButton, GridFilters } from "./grid-tools.tsx";
import { PercentDialog } from "./percent-dialog.tsx";
import { type GridAsked, nextSort, sortOf } from "./use-grid-asked.ts";
import type { GridColumns } from "./use-grid-columns.ts";
import { useGridCursor } from "./use-grid-cursor.ts";
import type { GridSaving } from "./use-grid-saver.ts";
import { useShownLines } from "./use-shown-lines.ts";

export interface GridParts {
  readonly asked: GridAsked;
  /** Names by id. */
  readonly categories: ReadonlyMap<string, string>;
  readonly columns: GridColumns;
  readonly saving: GridSaving;
}

/** The grid with its tools, for tablets and computers. */
export function GridDesk({ asked, categories, columns, saving }: GridParts) {
  const { t, language } = useI18n();
  const [isPercent, setPercent] = useState(false);
  const { lines, count } = useShownLines(saving.dishes, asked, columns.all);
  const shown = useMemo(() => ({ lines, columns: columns.shown }), [lines, columns.shown]);
  const cursor = useGridCursor(shown, JSON.stringify([asked.filter, asked.sort]));
  const words: CellWords = useMemo(
    () => ({ comma: language === "ru", yes: t("grid.yes"), no: t("grid.no") }),
    [language, t],
  );
  const { range } = cursor;
  const { done, undone } = saving.state;
  return (
    <div className={styles.screen}>
      <GridFilters asked={asked} categories={categories} columns={columns} />
      <div className={styles.tools}>
        <Button look="primary" isDisabled={lines.length === 0} onPress={() => setPercent(true)}>
          {t("grid.percent")}
        </Button>
        <Button isDisabled={range.top === range.bottom} onPress={() => saving.save(filledEdits(shown, range, words))}>
          {t("grid.fill")}
        </Button>
        <Button isDisabled={done.length === 0} onPress={saving.undo}>
          {t("grid.undo")}
        </Button>
        <Button isDisabled={undone.length === 0} onPress={saving.redo}>
          {t("grid.redo")}
        </Button>
        <ColumnsButton columns={columns} />
        <GridStatus shown={shown} cursor={cursor} saving={saving} />
      </div>
      <GridNotices saving={saving} />
      {lines.length === 0 ? (
        <p className={screen.quiet}>{t("grid.none")}</p>
      ) : (
        <GridTable
          {...{ shown, cursor, saving, words, categories }}
          sort={sortOf(asked.sort, columns.all)}
          onSort={(column) => asked.set.sort(nextSort(asked.sort, column))}
        />
      )}
      <p className={screen.quiet}>{t("grid.count", { shown: count, total: saving.dishes.length })}</p>
      <p id="grid-keys" className={screen.quiet}>
        {t("grid.keys")}
      </p>
      {isPercent && (
        <PercentDialog
          selected={lines.slice(range.top, range.bottom + 1)}
          shown={lines}
          columns={columns.all.filter(({ kind }) => kind === "price")}
          onApply={(edits) => {
            saving.save(edits);
            setPercent(false);
          }}
          onClose={() => setPercent(false)}
        />
      )}
    </div>
  );
}
