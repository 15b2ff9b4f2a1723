import { largestByCategory } from "../../catalog/free-limits.ts";
import type { CategoryId, FreeLimit } from "../../catalog/types.ts";
import { freeUnitsOf } from "./choice-units.ts";
import { type DishGroup, type DishOption, isHalves } from "./resolve-groups.ts";

/** What some choices cost, and how many units are still free by each limit, then by each group that is being filled. */
interface Bill {
  readonly price: number;
  readonly left: readonly number[];
}

/** The cheapest bill of each remainder. */
type Bills = ReadonlyMap<string, Bill>;

/** Larger minimums are counted as far as this; the rest of their units as free, so that no price is too high. */
const mostUnits = 50;

/**
 * The least price of the required groups of a dish if the free limits of its section may pay for any of their units.
 * Null: no limit is for any of them. Never more than what the choices are charged (MENU-16).
 */
export function leastUnderLimits(groups: readonly DishGroup[], limits: readonly FreeLimit[]): number | null {
  const allowances = largestByCategory(limits).filter(({ left }) => left > 0);
  const categories = allowances.map(({ categoryId }) => categoryId);
  if (!groups.some((group) => isLimited(group, categories))) return null;
  const start = billsOf([{ price: 0, left: allowances.map(({ left }) => left) }]);
  return Math.min(...[...fill(start, groups, categories).values()].map(({ price }) => price));
}

function isLimited({ min, options }: DishGroup, categories: readonly CategoryId[]): boolean {
  const isOptionLimited = ({ categoryIds, groups }: DishOption) =>
    categoryIds.some((id) => categories.includes(id)) || groups.some((group) => isLimited(group, categories));
  return min > 0 && options.some(isOptionLimited);
}

function billsOf(bills: Iterable<Bill>): Bills {
  const cheapest = new Map<string, Bill>();
  for (const bill of bills) {
    const key = bill.left.join();
    if (bill.price < (cheapest.get(key)?.price ?? Number.POSITIVE_INFINITY)) cheapest.set(key, bill);
  }
  return cheapest;
}

function fill(bills: Bills, groups: readonly DishGroup[], categories: readonly (CategoryId | null)[]): Bills {
  const required = groups.filter(({ min, kind }) => min > 0 && !isHalves(kind));
  return required.reduce((before, group) => fillGroup(before, group, categories), bills);
}

/** With the minimum of a group; unchanged if its options cannot reach it. */
function fillGroup(bills: Bills, group: DishGroup, categories: readonly (CategoryId | null)[]): Bills {
  const { options, distinct } = group;
  if (options.reduce((sum, { max }) => sum + max, 0) < group.min) return bills;
  const min = Math.min(group.min, mostUnits);
  const most = Math.min(distinct ?? options.length, options.length, min);
  const free = freeUnitsOf(group);
  const table = Array.from({ length: most + 1 }, () => new Map<number, Bills>());
  table[0]?.set(0, billsOf([...bills.values()].map(({ price, left }) => ({ price, left: [...left, free] }))));
  for (const option of options)
    for (let kinds = most; kinds > 0; kinds -= 1)
      for (const [before, start] of table[kinds - 1] ?? []) {
        let next = start;
        for (let units = before + 1; units <= Math.min(before + option.max, min); units += 1) {
          next = addUnit(next, option, [...categories, null]);
          table[kinds]?.set(units, billsOf([...(table[kinds]?.get(units)?.values() ?? []), ...next.values()]));
        }
      }
  const filled = table.flatMap((row) => [...(row.get(min)?.values() ?? [])]);
  return filled.length === 0 ? bills : billsOf(filled.map(({ price, left }) => ({ price, left: left.slice(0, -1) })));
}

/** With one more unit of an option, which is charged or free by its group, the last of `left`, or by one of the limits. */
function addUnit(bills: Bills, option: DishOption, categories: readonly (CategoryId | null)[]): Bills {
  const chosen = [...bills.values()].flatMap(({ price, left }) => [
    { price: price + option.price, left },
    ...left.flatMap((units, index) => {
      const category = categories[index] ?? null;
      const isFor = category === null ? index === left.length - 1 : option.categoryIds.includes(category);
      return isFor && units > 0 ? [{ price, left: left.with(index, units - 1) }] : [];
    }),
  ]);
  return fill(billsOf(chosen), option.groups, categories);
}
