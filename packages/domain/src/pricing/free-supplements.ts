import type { CategoryId, FreeLimit } from "../catalog/types.ts";
import { type Money, money } from "../money/money.ts";
import type { PricingLine } from "./types.ts";

type Supplements = PricingLine["supplements"];

/**
 * Value of the free supplements of one unit of a dish. The dearest of the chosen units are free. The larger
 * of two limits of one category applies (PRICE-3, readings "Prices").
 */
export function freeSupplements(supplements: Supplements, limits: readonly FreeLimit[]): Money {
  if (supplements.length === 0 || limits.length === 0) return money(0);
  const allowances = narrowestFirst(largestByCategory(limits), supplements);
  let value = 0;
  for (const supplement of supplements.toSorted((a, b) => b.price - a.price)) {
    let charged = supplement.count;
    for (const allowance of allowances) {
      if (!supplement.categoryIds.includes(allowance.categoryId)) continue;
      const free = Math.min(charged, allowance.left);
      allowance.left -= free;
      charged -= free;
      value += free * supplement.price;
    }
  }
  return money(value);
}

interface Allowance {
  readonly categoryId: CategoryId;
  left: number;
}

function largestByCategory(limits: readonly FreeLimit[]): readonly Allowance[] {
  const largest = new Map<CategoryId, number>();
  for (const limit of limits)
    largest.set(limit.categoryId, Math.max(limit.quantity, largest.get(limit.categoryId) ?? 0));
  return Array.from(largest, ([categoryId, left]) => ({ categoryId, left }));
}

/**
 * A supplement of a subcategory uses that subcategory's limit first, because other supplements may need the
 * parent's.
 */
function narrowestFirst(allowances: readonly Allowance[], supplements: Supplements): readonly Allowance[] {
  const breadth = (allowance: Allowance) =>
    supplements.filter((supplement) => supplement.categoryIds.includes(allowance.categoryId)).length;
  return allowances.toSorted((a, b) => breadth(a) - breadth(b));
}
