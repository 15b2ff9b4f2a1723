import type { FreeUnits } from "../cart/types.ts";
import { type Allowance, largestByCategory } from "../catalog/free-limits.ts";
import type { FreeLimit } from "../catalog/types.ts";
import { type Money, money } from "../money/money.ts";
import type { PricingLine } from "./types.ts";

type Supplements = PricingLine["supplements"];

/**
 * Value of the free supplements of one unit of a dish: first the free units of each group, then those of the free
 * limits over the rest. The dearest of the chosen units are free, each once (PRICE-3, MENU-7, readings "Prices").
 */
export function freeSupplements(
  supplements: Supplements,
  limits: readonly FreeLimit[],
  units: readonly FreeUnits[] = [],
): Money {
  const free = freeCounts(supplements, limits, units);
  return money(supplements.reduce((value, { price }, index) => value + price * (free[index] ?? 0), 0));
}

/** How many units of each supplement cost nothing, in the order given. */
export function freeCounts(
  supplements: Supplements,
  limits: readonly FreeLimit[],
  units: readonly FreeUnits[] = [],
): readonly number[] {
  const counts = supplements.map(() => 0);
  if (supplements.length === 0 || limits.length + units.length === 0) return counts;
  const ofGroups = new Map(units.map(({ group, quantity }) => [group, quantity]));
  const allowances = narrowestFirst(largestByCategory(limits), supplements);
  const dearestFirst = supplements.map((each, index) => ({ ...each, index })).sort((a, b) => b.price - a.price);
  for (const { group = "", count, index } of dearestFirst) {
    const free = Math.min(count, ofGroups.get(group) ?? 0);
    ofGroups.set(group, (ofGroups.get(group) ?? 0) - free);
    counts[index] = free;
  }
  for (const { categoryIds, count, index } of dearestFirst) {
    for (const allowance of allowances) {
      if (!categoryIds.includes(allowance.categoryId)) continue;
      const taken = counts[index] ?? 0;
      const free = Math.min(count - taken, allowance.left);
      allowance.left -= free;
      counts[index] = taken + free;
    }
  }
  return counts;
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
