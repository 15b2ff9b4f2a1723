import type { QuotedLine } from "../checkout/types.ts";

/** A dish as a guest usually orders it. */
export interface UsualDish extends Pick<QuotedLine, "productId" | "variationId" | "name"> {
  readonly variation: string | null;
  /** The most frequent quantity, of equals the last one. */
  readonly quantity: number;
  /** How many orders had it. */
  readonly orders: number;
}

const atLeast = 2;
const most = 10;

/** The dishes of at least two orders, the most frequent first (PHONE-1). `orders`: newest first. Gifts do not count. */
export function usualDishes(orders: readonly (readonly QuotedLine[])[]): readonly UsualDish[] {
  const dishes = new Map<string, { readonly line: QuotedLine; readonly quantities: number[] }>();
  for (const lines of orders) {
    const bought = Map.groupBy(
      lines.filter(({ giftOf }) => giftOf === null),
      ({ productId, variationId }) => `${productId} ${variationId}`,
    );
    for (const [key, [line, ...others]] of bought) {
      if (line === undefined) continue;
      const quantity = [line, ...others].reduce((sum, each) => sum + each.quantity, 0);
      const known = dishes.get(key);
      if (known === undefined) dishes.set(key, { line, quantities: [quantity] });
      else known.quantities.push(quantity);
    }
  }
  return [...dishes.values()]
    .filter(({ quantities }) => quantities.length >= atLeast)
    .sort((one, other) => other.quantities.length - one.quantities.length)
    .slice(0, most)
    .map(({ line, quantities }) => ({
      productId: line.productId,
      variationId: line.variationId,
      name: line.name,
      variation: line.sold?.variation ?? null,
      quantity: mostFrequent(quantities),
      orders: quantities.length,
    }));
}

function mostFrequent(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best), [0, 0])[0];
}
