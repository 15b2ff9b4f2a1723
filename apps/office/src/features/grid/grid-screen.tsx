import { useQuery } from "@tanstack/react-query";
import { type ComponentType, useMemo } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { categoriesQuery } from "../../model/entities/list-queries.ts";
import { type GridDishes, gridQuery } from "../../model/grid/grid-query.ts";
import { LoadFailed } from "../../platform/feedback/load-failed.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import { GridDesk } from "./grid-desk.tsx";
import { PhoneBranches } from "./phone-branches.tsx";
import { PhoneDishes } from "./phone-dishes.tsx";
import type { GridNames } from "./shown-text.ts";
import { useGridAsked } from "./use-grid-asked.ts";
import { useGridColumns, usePriceColumns } from "./use-grid-columns.ts";
import { useGridSaver } from "./use-grid-saver.ts";
import { useIsNarrow } from "./use-is-narrow.ts";

/** Bulk work on the dishes of the menu (EDIT-2). */
export function GridScreen() {
  return <LoadedGrid Grid={MenuGrid} />;
}

/** The prices of the branches beside those of the main menu (MENU-23). */
export function BranchPricesScreen() {
  return <LoadedGrid Grid={BranchPrices} />;
}

interface GridProps {
  readonly data: GridDishes;
}

function LoadedGrid({ Grid }: { readonly Grid: ComponentType<GridProps> }) {
  const { t } = useI18n();
  const asked = useQuery(gridQuery);
  if (asked.data === undefined && asked.isError)
    return <LoadFailed title="grid.error" right="menu.edit" asked={asked} />;
  if (asked.data === undefined) return <ListSkeleton label={t("loading")} rows={8} />;
  if (asked.data.products.length === 0) return <EmptyState title={t("grid.empty.title")} text={t("grid.empty.text")} />;
  return <Grid data={asked.data} />;
}

function MenuGrid({ data }: GridProps) {
  const own = useMemo(() => data.menus.filter(({ is_own: isOwn }) => isOwn), [data.menus]);
  const parts = { asked: useGridAsked(), names: useNames(data), columns: useGridColumns(own), menus: null };
  const saving = useGridSaver(data.products, parts.columns.all);
  return useIsNarrow() ? <PhoneDishes {...parts} saving={saving} /> : <GridDesk {...parts} saving={saving} />;
}

function BranchPrices({ data }: GridProps) {
  const { t } = useI18n();
  const rows = useMemo(() => [...data.products, ...data.groups], [data.products, data.groups]);
  const parts = {
    asked: useGridAsked(),
    names: useNames(data),
    columns: usePriceColumns(data.menus),
    menus: data.menus,
  };
  const saving = useGridSaver(rows, parts.columns.all);
  const isNarrow = useIsNarrow();
  if (data.menus.length < 2) return <EmptyState title={t("grid.branch.one.title")} text={t("grid.branch.one.text")} />;
  return isNarrow ? <PhoneBranches {...parts} saving={saving} /> : <GridDesk {...parts} saving={saving} />;
}

function useNames({ products }: GridDishes): GridNames {
  const listed = useQuery(categoriesQuery).data;
  return useMemo(
    () => ({
      categories: new Map((listed?.categories ?? []).map(({ id, name }) => [id, name])),
      dishes: new Map(products.map(({ id, name }) => [id, name])),
    }),
    [listed, products],
  );
}
