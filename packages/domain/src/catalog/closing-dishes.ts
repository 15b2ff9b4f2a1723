import type { Money } from "../money/money.ts";
import type { Catalog, Product } from "./types.ts";
import { homeCategory } from "./visibility.ts";

/**
 * Dishes that close the gap to a sum, by `priceOf`: the cheapest first, one per section,
 * at most `max`. Leaves out dishes with sizes, and those that do not count or whose price a combo lowers. `isOffered`
 * tells whether the branch sells a dish now.
 */
export function closingDishes(
  catalog: Pick<Catalog, "products" | "categoryById">,
  missing: Money,
  isOffered: (candidate: Product) => boolean,
  max: number,
  priceOf: (dish: Product) => Money,
): readonly Product[] {
  const closing = [...catalog.products.values()]
    .filter(isSuited)
    .map((each) => ({ each, costs: priceOf(each) * each.initialQuantity }))
    .filter(({ each, costs }) => costs >= missing && isOffered(each));
  const sections = new Set<number | undefined>();
  const nearest = closing.toSorted((a, b) => a.costs - b.costs || a.each.id - b.each.id);
  return nearest
    .map(({ each }) => each)
    .filter((each) => {
      const section = homeCategory(each, catalog)?.id;
      if (sections.has(section)) return false;
      sections.add(section);
      return true;
    })
    .slice(0, max);
}

function isSuited({ measure, variations, byRequest, excludedFromMinimum, combo }: Product): boolean {
  return measure.kind === "piece" && variations.length === 0 && !byRequest && !excludedFromMinimum && combo === null;
}
