import type { Catalog, FreeLimit, Product, VariationId } from "../../catalog/types.ts";
import { addMoney, type Money, maxMoney, money, scaleMoney } from "../../money/money.ts";
import { freeLimitsOf } from "../free-limits.ts";
import { freeUnitsOf } from "./choice-units.ts";
import { leastUnderLimits } from "./least-under-limits.ts";
import { type DishGroup, type GroupMenu, isHalves, resolveGroups } from "./resolve-groups.ts";

/** What the least price of a dish depends on. */
export type PriceMenu = GroupMenu & Pick<Catalog, "categoryById">;

/** The lowest price for which a dish can be had. */
export interface LeastPrice {
  /** Of the dish itself, of its cheapest halves if it is made of two. */
  readonly unit: Money;
  /** Of the cheapest choices in its required groups. */
  readonly choices: Money;
  /** Whether a size or a required choice can raise it. */
  readonly varies: boolean;
}

/** The price on the card of a dish with groups: the lowest over its sizes and required choices (MENU-16). */
export function leastPrice(product: Product, catalog: PriceMenu): LeastPrice {
  const sizes = product.variations.length === 0 ? [null] : product.variations;
  const found = sizes.map((size) => leastOf(product, size?.id ?? null, size?.price ?? product.price, catalog));
  const totals = found.map(({ unit, choices }) => unit + choices);
  const least = found[totals.indexOf(Math.min(...totals))] ?? { unit: product.price, choices: money(0), varies: false };
  return { ...least, varies: found.some(({ varies }) => varies) || new Set(totals).size > 1 };
}

/** The least price in one number: of the dish with its cheapest required choices. */
export function leastTotal(product: Product, catalog: PriceMenu): Money {
  if (product.groups.length === 0) return product.price;
  const { unit, choices } = leastPrice(product, catalog);
  return addMoney(unit, choices);
}

function leastOf(product: Product, variationId: VariationId | null, price: Money, catalog: PriceMenu): LeastPrice {
  const groups = resolveGroups({ product, variationId }, catalog);
  const halves = groups.find(({ kind }) => isHalves(kind));
  const own = halves === undefined ? { price, varies: false } : leastHalves(halves, price);
  const filling = leastFilling(groups, freeLimitsOf(product.id, catalog));
  return { unit: own.price, choices: filling.price, varies: own.varies || filling.varies };
}

interface Least {
  readonly price: Money;
  readonly varies: boolean;
}

/** The cheapest choices of required groups. */
function leastFilling(groups: readonly DishGroup[], limits: readonly FreeLimit[]): Least {
  const required = groups.filter(({ min, kind }) => min > 0 && !isHalves(kind));
  const fillings = required.map((group) => {
    const options = group.options.map((option) => {
      const inner = leastFilling(option.groups, []);
      return { price: option.price + inner.price, max: option.max, varies: inner.varies };
    });
    const differ = new Set(options.map((option) => option.price)).size > 1;
    const free = freeUnitsOf(group);
    return {
      price: leastOfUnits(options, { ...group, free }),
      varies: group.min > free && (differ || options.some((option) => option.varies)),
    };
  });
  const alone = fillings.reduce((sum, { price }) => sum + price, 0);
  return {
    price: money(leastUnderLimits(required, limits) ?? alone),
    varies: fillings.some(({ varies }) => varies),
  };
}

/**
 * The least price of the minimum of a group, of no more different options than it allows. The dearest of the chosen units
 * are free, so the cheapest are paid. 0 if the options cannot reach the minimum.
 */
function leastOfUnits(
  options: readonly { readonly price: number; readonly max: number }[],
  { min, free, distinct }: Pick<DishGroup, "min" | "free" | "distinct">,
): number {
  if (options.reduce((sum, { max }) => sum + max, 0) < min) return 0;
  const paid = Math.max(0, min - free);
  const cheapestFirst = options.toSorted((a, b) => a.price - b.price);
  if (distinct === null || distinct >= options.length) {
    let [least, units] = [0, 0];
    for (const { price, max } of cheapestFirst) {
      least += price * Math.max(0, Math.min(max, paid - units));
      units += max;
    }
    return least;
  }
  // By different options and units: the least price so far. Of the options chosen only the dearest is not taken in full.
  const table = Array.from({ length: distinct + 1 }, () => new Map<number, number>());
  table[0]?.set(0, 0);
  for (const { price, max } of cheapestFirst)
    for (let kinds = distinct; kinds > 0; kinds -= 1)
      for (const [before, cost] of table[kinds - 1] ?? []) {
        const units = Math.min(before + max, min);
        const next = cost + price * Math.max(0, Math.min(units, paid) - before);
        if (next < (table[kinds]?.get(units) ?? Number.POSITIVE_INFINITY)) table[kinds]?.set(units, next);
      }
  const least = Math.min(...table.map((row) => row.get(min) ?? Number.POSITIVE_INFINITY));
  return Number.isFinite(least) ? least : 0;
}

function leastHalves({ kind, options }: DishGroup, otherwise: Money): Least {
  const halves = options.flatMap(({ alone, max }) => Array.from({ length: Math.min(max, 2) }, () => alone.price));
  halves.sort((a, b) => a - b);
  const [first, second] = halves;
  if (first === undefined || second === undefined) return { price: otherwise, varies: false };
  const price = kind === "halves-dearest" ? maxMoney(first, second) : scaleMoney(addMoney(first, second), 1, 2);
  return { price: price, varies: new Set(halves).size > 1 };
}
