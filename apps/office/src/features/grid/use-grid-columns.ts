import { useMemo, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { type GridColumn, MAIN_MENU } from "../../model/grid/grid-column.ts";
import type { GridDishes } from "../../model/grid/grid-query.ts";
import { remember } from "../../platform/device/remember.ts";

const storageKey = "office-grid-columns";
/** Rarely used columns, hidden until the person shows them. */
const rare = /^(old:prices\/|state$)/;

export interface GridColumns {
  /** Every column that the menu has. */
  readonly all: readonly GridColumn[];
  readonly shown: readonly GridColumn[];
  readonly choose: (id: string, isShown: boolean) => void;
}

/** All columns of the menu, and those that are shown on this device. */
export function useGridColumns(menus: GridDishes["menus"]): GridColumns {
  const { t } = useI18n();
  const [hidden, setHidden] = useState(readHidden);
  const all = useMemo(() => {
    const prices = [{ facet: MAIN_MENU, name: null }, ...menus].flatMap(({ facet, name }) =>
      (["price", "old"] as const).map((kind) => {
        const title = t(`grid.column.${kind}`);
        const ofBranch = name === null ? title : t("grid.column.branch", { column: title, branch: name });
        return { id: `${kind}:${facet}`, kind, facet, title: ofBranch };
      }),
    );
    const column = (id: string, kind: GridColumn["kind"], title: string) => ({ id, kind, title, facet: MAIN_MENU });
    return [
      column("name", "name", t("grid.column.name")),
      column("categories", "plain", t("grid.column.categories")),
      ...prices,
      column("weight", "weight", t("grid.column.weight")),
      column("stock", "stock", t("grid.column.stock")),
      column("state", "plain", t("grid.column.state")),
    ];
  }, [menus, t]);
  const shown = useMemo(() => all.filter(({ id }) => !(hidden[id] ?? rare.test(id))), [all, hidden]);
  const choose = (id: string, isShown: boolean) => {
    const next = { ...hidden, [id]: !isShown };
    setHidden(next);
    remember(storageKey, JSON.stringify(next));
  };
  return { all, shown, choose };
}

function readHidden(): Readonly<Record<string, boolean>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, boolean] => typeof entry[1] === "boolean"),
    );
  } catch {
    return {};
  }
}
