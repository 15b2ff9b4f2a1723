import type { WireProductRow } from "@skatert/contract";
import { foldText } from "@skatert/domain";
import { MAIN_MENU } from "../entities/menus.ts";
import { differs } from "./branch-cell.ts";
import { type GridColumn, isInStock, pricesIn, sortValue } from "./grid-column.ts";

export const GRID_STATES = ["all", "changed", "off", "discount"] as const;
/** In the grid of branches' prices. */
export const BRANCH_STATES = ["all", "differs", "changed"] as const;

/** Filter of the grid; "" matches everything. */
export interface GridFilter {
  readonly q: string;
  /** Id of a category. */
  readonly category: string;
  readonly state: string;
}

/** `column`: null is menu order. */
export interface GridSort {
  readonly column: GridColumn | null;
  readonly isDown: boolean;
}

/** The dishes that match, sorted. Equal values keep the menu order; dishes without a value are last. */
export function shownDishes(
  dishes: readonly WireProductRow[],
  { q, category, state }: GridFilter,
  { column, isDown }: GridSort,
): readonly WireProductRow[] {
  const typed = foldText(q);
  const branches = state === "differs" ? branchesOf(dishes) : [];
  const found = dishes.filter(
    (dish) =>
      (category === "" || dish.category_ids.includes(category)) &&
      isInState(dish, state, branches) &&
      (typed === "" || dish.id === q.trim() || foldedName(dish).includes(typed)),
  );
  if (column === null) return found;
  const values = new Map(found.map((dish) => [dish, sortValue(column, dish)]));
  return found.toSorted((one, other) => compared(values.get(one) ?? null, values.get(other) ?? null, isDown));
}

const folded = new WeakMap<WireProductRow, string>();

/** Cached, because folding a thousand names takes longer than a frame, and each keystroke needs it. */
function foldedName(dish: WireProductRow): string {
  const known = folded.get(dish) ?? foldText(dish.name);
  folded.set(dish, known);
  return known;
}

function isInState(dish: WireProductRow, state: string, branches: readonly string[]): boolean {
  switch (state) {
    case "changed":
      return dish.state === "changed" || dish.state === "new";
    case "off":
      return !isInStock({ dish, size: null });
    case "differs":
      return differs(dish, branches);
    case "discount":
      return Object.keys(dish.prices).some((facet) =>
        [null, ...dish.sizes].some((size) => pricesIn({ dish, size }, facet)?.old != null),
      );
    default:
      return true;
  }
}

/** The menus of branches. A dish lacks those that do not sell it. */
function branchesOf(dishes: readonly WireProductRow[]): readonly string[] {
  return [...new Set(dishes.flatMap(({ prices }) => Object.keys(prices)))].filter((facet) => facet !== MAIN_MENU);
}

const collator = new Intl.Collator("ru", { numeric: true });

function compared(one: number | string | null, other: number | string | null, isDown: boolean): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  const order =
    typeof one === "number" && typeof other === "number" ? one - other : collator.compare(String(one), String(other));
  return isDown ? -order : order;
}
