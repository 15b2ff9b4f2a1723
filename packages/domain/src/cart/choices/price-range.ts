import type { Product, VariationId } from "../../catalog/types.ts";
import { addMoney, type Money, money, scaleMoney } from "../../money/money.ts";
import { freeUnitsOf } from "./choice-units.ts";
import { leastPrice, type PriceMenu } from "./least-price.ts";
import { type DishGroup, isHalves, resolveGroups } from "./resolve-groups.ts";

/** What one unit of a dish at a size can cost; `variationId` null: a dish without sizes. */
export interface PriceRange {
  readonly variationId: VariationId | null;
  readonly least: Money;
  /** With the dearest choices that its groups allow. With a limit of different options or free limits it may be a little high. */
  readonly most: Money;
}

/** The lowest and the highest price of a dish with its groups, at each of its sizes (MENU-21). */
export function priceRanges(product: Product, catalog: PriceMenu): readonly PriceRange[] {
  const sizes = product.variations.length === 0 ? [null] : product.variations;
  return sizes.map((size) => {
    const variationId = size?.id ?? null;
    const { unit, choices } = leastPrice(size === null ? product : { ...product, variations: [size] }, catalog);
    const groups = resolveGroups({ product, variationId }, catalog);
    const halves = groups.find(({ kind }) => isHalves(kind));
    const own = size?.price ?? product.price;
    return {
      variationId,
      least: addMoney(unit, choices),
      most: addMoney(halves === undefined ? own : dearestHalves(halves, own), dearestFilling(groups)),
    };
  });
}

function dearestFilling(groups: readonly DishGroup[]): Money {
  return money(groups.reduce((sum, group) => sum + (isHalves(group.kind) ? 0 : dearestOf(group)), 0));
}

/** The dearest units of a group less those that are free, the dearest first. */
function dearestOf(group: DishGroup): number {
  const { options, max, distinct } = group;
  const priced = options
    .map((option) => ({ price: option.price + dearestFilling(option.groups), max: option.max }))
    .sort((some, other) => other.price - some.price);
  let [paid, left, freeLeft] = [0, max ?? Number.POSITIVE_INFINITY, freeUnitsOf(group)];
  for (const option of priced) {
    const units = Math.min(option.max, left);
    const given = Math.min(units, freeLeft);
    left -= units;
    freeLeft -= given;
    paid += (units - given) * option.price;
  }
  if (distinct === null || distinct >= options.length) return paid;
  const most = priced.map((option) => option.price * Math.min(option.max, max ?? option.max)).sort((a, b) => b - a);
  return Math.min(
    paid,
    most.slice(0, distinct).reduce((sum, each) => sum + each, 0),
  );
}

function dearestHalves({ kind, options }: DishGroup, otherwise: Money): Money {
  const halves = options.flatMap(({ alone, max }) => Array.from({ length: Math.min(max, 2) }, () => alone.price));
  const [first, second] = halves.sort((a, b) => b - a);
  if (first === undefined || second === undefined) return otherwise;
  return kind === "halves-dearest" ? first : scaleMoney(addMoney(first, second), 1, 2);
}
