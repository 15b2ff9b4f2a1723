import type { CategoryId, FreeLimit } from "./types.ts";

/** Units of supplements of one section that are still free. */
export interface Allowance {
  readonly categoryId: CategoryId;
  left: number;
}

/** The free units of each section. The larger of two limits of one section applies (PRICE-3). */
export function largestByCategory(limits: readonly FreeLimit[]): readonly Allowance[] {
  const largest = new Map<CategoryId, number>();
  for (const limit of limits)
    largest.set(limit.categoryId, Math.max(limit.quantity, largest.get(limit.categoryId) ?? 0));
  return Array.from(largest, ([categoryId, left]) => ({ categoryId, left }));
}
