import { useMemo, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { MAIN_MENU } from "../../model/entities/menus.ts";
import { filledEdits } from "../../model/grid/block-edits.ts";
import type { CellWords } from "../../model/grid/cell-text.ts";
import type { GridColumn } from "../../model/grid/grid-column.ts";
import type { GridDishes } from "../../model/grid/grid-query.ts";
import { Button } from "../../ui/button.tsx";
import screen from "../../ui/screen/screen.module.css";
import styles from "./grid.module.css";
import { GridNotices } from "./grid-notices.tsx";
import { GridStatus } from "./grid-status.tsx";
import { GridTable } from "./grid-table.tsx";
import { ColumnsButton, GridFilters } from "./grid-tools.tsx";
import { MainPrices } from "./main-prices.tsx";
import { PercentDialog } from "./percent-dialog.tsx";
import type { GridNames } from "./shown-text.ts";
import { type GridAsked, nextSort, sortOf } from "./use-grid-asked.ts";
import type { GridColumns } from "./use-grid-columns.ts";
import { useGridCursor } from "./use-grid-cursor.ts";
import type { GridSaving } from "./use-grid-saver.ts";
import { useShownLines } from "./use-shown-lines.ts";

export interface GridParts {
  readonly asked: GridAsked;
  readonly names: GridNames;
  readonly columns: GridColumns;
  /** The branches, in the grid of their prices; null: the grid of the menu. */
  readonly menus: GridDishes["menus"] | null;
  readonly saving: GridSaving;
}

/** The grid with its tools, for tablets and computers. */
export function GridDesk({ asked, names, columns, menus, saving }: GridParts) {
  const { t, language } = useI18n();
  const [isPercent, setPercent] = useState(false);
  const { lines, count } = useShownLines(saving.dishes, asked, columns.all, menus !== null);
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
      <GridFilters asked={asked} categories={names.categories} columns={columns} />
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
        {menus !== null && (
          <MainPrices
            {...{ menus, columns, saving }}
            selected={lines.slice(range.top, range.bottom + 1)}
            shown={lines}
          />
        )}
        <GridStatus shown={shown} cursor={cursor} saving={saving} />
      </div>
      <GridNotices saving={saving} />
      {lines.length === 0 ? (
        <p className={screen.quiet}>{t("grid.none")}</p>
      ) : (
        <GridTable
          {...{ shown, cursor, saving, words, names }}
          sort={sortOf(asked.sort, columns.all)}
          onSort={(column) => asked.set.sort(nextSort(asked.sort, column))}
        />
      )}
      <p className={screen.quiet}>{t("grid.count", { shown: count, total: saving.dishes.length })}</p>
      <p id="grid-keys" className={screen.quiet}>
        {t("grid.keys")} {menus !== null && t("grid.branch.keys")}
      </p>
      {isPercent && (
        <PercentDialog
          selected={lines.slice(range.top, range.bottom + 1)}
          shown={lines}
          columns={columns.all.filter(({ kind }) => kind === "price" || kind === "branch")}
          chosen={menus === null ? [MAIN_MENU] : facetsIn(columns.shown.slice(range.left, range.right + 1))}
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

/** The menus of the selected price columns; the main one if there is none. */
function facetsIn(columns: readonly GridColumn[]): readonly string[] {
  const facets = columns.flatMap(({ kind, facet }) => (kind === "price" || kind === "branch" ? [facet] : []));
  return facets.length === 0 ? [MAIN_MENU] : facets;
}
