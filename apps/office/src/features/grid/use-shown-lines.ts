import type { WireProductRow } from "@skatert/contract";
import { useMemo, useRef, useState } from "react";
import type { GridColumn } from "../../model/grid/grid-column.ts";
import { type GridLine, linesOf } from "../../model/grid/grid-line.ts";
import { shownDishes } from "../../model/grid/shown-dishes.ts";
import { type GridAsked, sortOf } from "./use-grid-asked.ts";

/**
 * The lines that match the address. They keep their places while their values are edited: a line that moved away during
 * editing could not be edited further.
 */
export function useShownLines(
  dishes: readonly WireProductRow[],
  { filter, sort }: GridAsked,
  columns: readonly GridColumn[],
  hasOptions: boolean,
): { readonly lines: readonly GridLine[]; readonly count: number } {
  const latest = useRef(dishes);
  latest.current = dishes;
  const [members, setMembers] = useState(() => idsOf(dishes));
  if (members.size !== dishes.length || dishes.some(({ id }) => !members.has(id))) setMembers(idsOf(dishes));
  const sorted = sortOf(sort, columns);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an added or removed dish changes the order
  const order = useMemo(
    () => shownDishes(latest.current, filter, sorted).map(({ id }) => id),
    [filter, sort, sorted.column?.id, members],
  );
  const known = useMemo(() => new Map(dishes.map((dish) => [dish.id, dish])), [dishes]);
  const lines = useMemo(
    () =>
      linesOf(
        order.flatMap((id) => known.get(id) ?? []),
        hasOptions,
      ),
    [order, known, hasOptions],
  );
  return { lines, count: order.length };
}

function idsOf(dishes: readonly WireProductRow[]): ReadonlySet<string> {
  return new Set(dishes.map(({ id }) => id));
}
