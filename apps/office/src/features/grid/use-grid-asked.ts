import { useEffect, useMemo, useState } from "react";
import type { GridColumn } from "../../model/grid/grid-column.ts";
import type { GridFilter, GridSort } from "../../model/grid/shown-dishes.ts";
import { useUrlText } from "../../platform/location/use-url-text.ts";

export interface GridAsked {
  readonly filter: GridFilter;
  /** Column id, with "-" in front for descending; "": menu order. */
  readonly sort: string;
  readonly set: Readonly<Record<"q" | "category" | "state" | "sort", (value: string) => void>>;
}

/** Search, filters and order in the address (OFFICE-5). */
export function useGridAsked(): GridAsked {
  const [q, setQ] = useTypedQuery();
  const [category, setCategory] = useUrlText("category");
  const [state, setState] = useUrlText("state");
  const [sort, setSort] = useUrlText("sort");
  const filter = useMemo(() => ({ q, category, state }), [q, category, state]);
  const set = useMemo(
    () => ({ q: setQ, category: setCategory, state: setState, sort: setSort }),
    [setQ, setCategory, setState, setSort],
  );
  return { filter, sort, set };
}

const restMs = 300;

/**
 * The search. Every keystroke renders the grid. The address follows after a pause, because it renders the whole page.
 */
function useTypedQuery(): readonly [typed: string, set: (text: string) => void] {
  const [kept, keep] = useUrlText("q");
  const [typed, setTyped] = useState(kept);
  const [applied, setApplied] = useState(kept);
  if (kept !== applied) {
    // Back or a link changed the address, so the field follows.
    setApplied(kept);
    setTyped(kept);
  }
  useEffect(() => {
    if (typed === applied) return;
    const timer = setTimeout(() => {
      setApplied(typed);
      keep(typed);
    }, restMs);
    return () => clearTimeout(timer);
  }, [typed, applied, keep]);
  return [typed, setTyped];
}

export function sortOf(asked: string, columns: readonly GridColumn[]): GridSort {
  const isDown = asked.startsWith("-");
  const column = columns.find(({ id, kind }) => kind !== "plain" && id === asked.slice(isDown ? 1 : 0)) ?? null;
  return { column, isDown };
}

/** The next order after a press on a column title: ascending, descending, menu order. */
export function nextSort(asked: string, { id }: GridColumn): string {
  if (asked === id) return `-${id}`;
  return asked === `-${id}` ? "" : id;
}
