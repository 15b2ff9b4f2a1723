import type { FreeLimit } from "@skatert/domain";
import type { SupplementGroup } from "../card/dish.ts";

/** Number of free supplements of a group per unit of the dish, and the number taken. */
export interface FreeAllowance {
  readonly total: number;
  readonly used: number;
}

/** Null if nothing of the group is free. The largest of several matching limits is shown. */
export function freeAllowance(
  { items }: SupplementGroup,
  limits: readonly FreeLimit[],
  counts: Readonly<Record<number, number>>,
): FreeAllowance | null {
  const fitting = limits.filter(({ categoryId }) => items.some((item) => item.categoryIds.includes(categoryId)));
  const [largest] = fitting.toSorted((a, b) => b.quantity - a.quantity);
  if (!largest) return null;
  const within = items.filter(({ categoryIds }) => categoryIds.includes(largest.categoryId));
  return { total: largest.quantity, used: within.reduce((sum, { id }) => sum + (counts[id] ?? 0), 0) };
}
