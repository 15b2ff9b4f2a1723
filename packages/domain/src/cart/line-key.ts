import type { LineRequest, SupplementChoice } from "./types.ts";

/**
 * Key of a line. Equal dish, variation and supplements give equal keys, in any order of the supplements
 * (CART-6).
 */
export function lineKey({ productId, variationId, supplements }: Omit<LineRequest, "quantity">): string {
  const chosen = mergeSupplements(supplements).map(({ id, count }) => `${id}x${count}`);
  return [productId, variationId ?? "", ...chosen].join(":");
}

/** Choices by ascending id, one per supplement with its counts added up, without those of count 0. */
export function mergeSupplements(supplements: readonly SupplementChoice[]): readonly SupplementChoice[] {
  const counts = new Map<number, number>();
  for (const { id, count } of supplements) counts.set(id, (counts.get(id) ?? 0) + count);
  return Array.from(counts, ([id, count]) => ({ id, count }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.id - b.id);
}
