import type { Money } from "../money/money.ts";
import type { Catalog, Product } from "./types.ts";
import { homeCategory } from "./visibility.ts";

/**
 * Dishes that close the gap to a sum with one tap on the card: the cheapest first, one per section, at most `max`.
 * Leaves out dishes that need a choice, do not count or whose price a combo lowers. `isOffered` tells whether the
 * branch sells a dish now.
 */
export function closingDishes(
  catalog: Pick<Catalog, "products" | "categoryById">,
  missing: Money,
  isOffered: (candidate: Product) => boolean,
  max: number,
): readonly Product[] {
  const closing = [...catalog.products.values()].filter(
    (each) => isAddedByOneTap(each) && each.price * each.initialQuantity >= missing && isOffered(each),
  );
  const sections = new Set<number | undefined>();
  const nearest = closing.toSorted((a, b) => a.price * a.initialQuantity - b.price * b.initialQuantity || a.id - b.id);
  return nearest
    .filter((each) => {
      const section = homeCategory(each, catalog)?.id;
      if (sections.has(section)) return false;
      sections.add(section);
      return true;
    })
    .slice(0, max);
}

function isAddedByOneTap({ measure, variations, byRequest, excludedFromMinimum, combo }: Product): boolean {
  return measure.kind === "piece" && variations.length === 0 && !byRequest && !excludedFromMinimum && combo === null;
}
