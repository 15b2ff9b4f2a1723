import type { WireProductRow } from "@skatert/contract";
import { useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { patchProducts } from "../../model/grid/bulk-call.ts";
import type { GridColumn } from "../../model/grid/grid-column.ts";
import type { CellEdit } from "../../model/grid/grid-edits.ts";
import { gridQuery } from "../../model/grid/grid-query.ts";
import type { GridSaver, SaverState } from "../../model/grid/grid-saver.ts";
import { keepEditsOf, keptEdits } from "../../model/grid/kept-edits.ts";
import { pageSaver } from "../../model/grid/page-saver.ts";
import { withPending } from "../../model/grid/pending-dishes.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { useWork } from "../../platform/session/me-context.tsx";

export interface GridSaving extends Omit<GridSaver, "save" | "store"> {
  readonly state: SaverState;
  /** The dishes with unsaved edits applied. */
  readonly dishes: readonly WireProductRow[];
  readonly save: (edits: readonly CellEdit[]) => void;
}

function byId(dishes: readonly WireProductRow[]): ReadonlyMap<string, WireProductRow> {
  return new Map(dishes.map((dish) => [dish.id, dish]));
}

function answeredRows(): readonly WireProductRow[] {
  const { products = [], groups = [] } = queryClient.getQueryData(gridQuery.queryKey) ?? {};
  return [...products, ...groups];
}

/** Saves edits of the grid in the background. Unsaved edits survive a reload. */
export function useGridSaver(answered: readonly WireProductRow[], columns: readonly GridColumn[]): GridSaving {
  const { me } = useWork();
  const [saver] = useState(() =>
    pageSaver(me.id, {
      send: patchProducts,
      dishes: () => byId(answeredRows()),
    }),
  );
  const state = useStore(saver.store);
  const dishes = useMemo(() => withPending(answered, state.pending), [answered, state.pending]);
  const save = (edits: readonly CellEdit[]) => {
    const { pending } = saver.store.getState();
    saver.save(byId(withPending(answeredRows(), pending)), edits);
  };
  // Restore only edits that an earlier page left; the columns are those of the first render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(() => {
    const { pending, faults } = saver.store.getState();
    const kept = pending.length === 0 && faults.size === 0 ? keptEdits(columns) : [];
    if (kept.length > 0) save(kept);
    return keepEditsOf(saver.store, columns);
  }, []);
  return { ...saver, state, dishes, save };
}
