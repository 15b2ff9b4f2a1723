import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { categoriesQuery } from "../../model/entities/list-queries.ts";
import { type GridDishes, gridQuery } from "../../model/grid/grid-query.ts";
import { LoadFailed } from "../../platform/feedback/load-failed.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import { GridDesk } from "./grid-desk.tsx";
import { PhoneDishes } from "./phone-dishes.tsx";
import { useGridAsked } from "./use-grid-asked.ts";
import { useGridColumns } from "./use-grid-columns.ts";
import { useGridSaver } from "./use-grid-saver.ts";
import { useIsNarrow } from "./use-is-narrow.ts";

/** Bulk work on the dishes of the menu (EDIT-2). */
export function GridScreen() {
  const { t } = useI18n();
  const asked = useQuery(gridQuery);
  if (asked.data === undefined && asked.isError)
    return <LoadFailed title="grid.error" right="menu.edit" asked={asked} />;
  if (asked.data === undefined) return <ListSkeleton label={t("loading")} rows={8} />;
  if (asked.data.products.length === 0) return <EmptyState title={t("grid.empty.title")} text={t("grid.empty.text")} />;
  return <Loaded data={asked.data} />;
}

function Loaded({ data }: { readonly data: GridDishes }) {
  const asked = useGridAsked();
  const listed = useQuery(categoriesQuery).data;
  const categories = useMemo(() => new Map((listed?.categories ?? []).map(({ id, name }) => [id, name])), [listed]);
  const columns = useGridColumns(data.menus);
  const saving = useGridSaver(data.products, columns.all);
  const isNarrow = useIsNarrow();
  const parts = { asked, categories, columns, saving };
  return isNarrow ? <PhoneDishes {...parts} /> : <GridDesk {...parts} />;
}
