import type { WireProductRow } from "@skatert/contract";

type Size = WireProductRow["sizes"][number];

/** A line of the grid: a dish, or one of its sizes below it. */
export interface GridLine {
  /** "101", or "201/2011" for a size. */
  readonly key: string;
  readonly dish: WireProductRow;
  readonly size: Size | null;
}

/** Each dish with its sizes below it. */
export function linesOf(dishes: readonly WireProductRow[]): readonly GridLine[] {
  return dishes.flatMap((dish) => lines(dish));
}

const known = new WeakMap<WireProductRow, readonly GridLine[]>();

/** Lines of an unchanged dish keep their objects, so that they do not render. */
function lines(dish: WireProductRow): readonly GridLine[] {
  const found = known.get(dish) ?? [
    { key: dish.id, dish, size: null },
    ...dish.sizes.map((size) => ({ key: `${dish.id}/${size.id}`, dish, size })),
  ];
  known.set(dish, found);
  return found;
}
