import type { Catalog, Product, VariationId } from "../../catalog/types.ts";
import { addMoney, type Money, maxMoney, money, scaleMoney } from "../../money/money.ts";
import { type DishGroup, isHalves, resolveGroups } from "./resolve-groups.ts";

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
export function leastPrice(
  product: Product,
  catalog: Pick<Catalog, "products" | "groups" | "categoryIdsOf">,
): LeastPrice {
  const sizes = product.variations.length === 0 ? [null] : product.variations;
  const found = sizes.map((size) => leastOf(product, size?.id ?? null, size?.price ?? product.price, catalog));
  const totals = found.map(({ unit, choices }) => unit + choices);
  const least = found[totals.indexOf(Math.min(...totals))] ?? { unit: product.price, choices: money(0), varies: false };
  return { ...least, varies: found.some(({ varies }) => varies) || new Set(totals).size > 1 };
}

function leastOf(
  product: Product,
  variationId: VariationId | null,
  price: Money,
  catalog: Pick<Catalog, "products" | "groups" | "categoryIdsOf">,
): LeastPrice {
  const groups = resolveGroups({ product, variationId }, catalog);
  const halves = groups.find(({ kind }) => isHalves(kind));
  const own = halves === undefined ? { price, varies: false } : leastHalves(halves, price);
  const filling = leastFilling(groups);
  return { unit: own.price, choices: filling.price, varies: own.varies || filling.varies };
}

interface Least {
  readonly price: Money;
  readonly varies: boolean;
}

/** The cheapest choices of required groups. A limit of different options is not looked at, so it may be a little low. */
function leastFilling(groups: readonly DishGroup[]): Least {
  let price = 0;
  let varies = false;
  for (const group of groups) {
    if (group.min === 0 || isHalves(group.kind)) continue;
    const options = group.options.map((option) => {
      const inner = leastFilling(option.groups);
      return { price: option.price + inner.price, max: option.max, varies: inner.varies };
    });
    const units = options.flatMap((option) =>
      Array.from({ length: Math.min(option.max, group.min) }, () => option.price),
    );
    units.sort((a, b) => a - b);
    // The dearest of the chosen units are free, so the cheapest are paid.
    const paid = units.slice(0, Math.max(0, group.min - group.free));
    price += paid.reduce((sum, each) => sum + each, 0);
    const differ = new Set(options.map((option) => option.price)).size > 1;
    varies ||= group.min > group.free && (differ || options.some((option) => option.varies));
  }
  return { price: money(price), varies };
}

function leastHalves({ kind, options }: DishGroup, otherwise: Money): Least {
  const halves = options.flatMap(({ alone, max }) => Array.from({ length: Math.min(max, 2) }, () => alone.price));
  halves.sort((a, b) => a - b);
  const [first, second] = halves;
  if (first === undefined || second === undefined) return { price: otherwise, varies: false };
  const price = kind === "halves-dearest" ? maxMoney(first, second) : scaleMoney(addMoney(first, second), 1, 2);
  return { price: price, varies: new Set(halves).size > 1 };
}
