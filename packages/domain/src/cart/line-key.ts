import type { LineRequest, SupplementChoice } from "./types.ts";

/** Same dish, variation and supplements give the same key, in whatever order the supplements were chosen (CART-6). */
export function lineKey({ productId, variationId, supplements }: Omit<LineRequest, "quantity">): string {
  const chosen = mergeSupplements(supplements).map(({ id, count }) => `${id}x${count}`);
  return [productId, variationId ?? "", ...chosen].join(":");
}

/** Choices by ascending id, each supplement once with its counts added up, those of count 0 left out. */
export function mergeSupplements(supplements: readonly SupplementChoice[]): readonly SupplementChoice[] {
  const counts = new Map<number, number>();
  for (const { id, count } of supplements) counts.set(id, (counts.get(id) ?? 0) + count);
  return Array.from(counts, ([id, count]) => ({ id, count }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.id - b.id);
}
