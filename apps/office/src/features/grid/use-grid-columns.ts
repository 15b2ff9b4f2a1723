import { useMemo, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { MAIN_MENU } from "../../model/entities/menus.ts";
import type { GridColumn } from "../../model/grid/grid-column.ts";
import type { GridDishes } from "../../model/grid/grid-query.ts";
import { remember } from "../../platform/device/remember.ts";
import { useUrlText } from "../../platform/location/use-url-text.ts";

const storageKey = "office-grid-columns";
/** Rarely used columns, hidden until the person shows them. */
const rare = /^(old:prices\/|state$)/;

export interface GridColumns {
  /** Every column that the menu has. */
  readonly all: readonly GridColumn[];
  readonly shown: readonly GridColumn[];
  /** Null: every column is shown. */
  readonly choose: ((id: string, isShown: boolean) => void) | null;
}

/** The name, the main price and the price of each branch, first of the one that a link names (MENU-23). */
export function usePriceColumns(menus: GridDishes["menus"]): GridColumns {
  const { t } = useI18n();
  const [asked] = useUrlText("branch");
  const all = useMemo((): readonly GridColumn[] => {
    const isAsked = ({ warehouses }: GridDishes["menus"][number]) => warehouses.some((id) => String(id) === asked);
    return [
      { id: "name", kind: "name", facet: MAIN_MENU, title: t("grid.column.name") },
      { id: `price:${MAIN_MENU}`, kind: "price", facet: MAIN_MENU, title: t("grid.column.main") },
      ...menus
        .toSorted((one, other) => Number(isAsked(other)) - Number(isAsked(one)))
        .map(({ facet, name, is_own: isOwn }) => ({
          id: `branch:${facet}`,
          kind: "branch" as const,
          facet,
          title: isOwn ? name : t("grid.column.asMain", { branch: name }),
        })),
    ];
  }, [menus, asked, t]);
  return { all, shown: all, choose: null };
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
