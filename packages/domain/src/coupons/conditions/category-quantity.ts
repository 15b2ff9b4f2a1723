import type { Check } from "./check.ts";

/**
 * COUP-8: all listed categories together reach at least the stated quantity. A dish in two of them counts
 * once.
 */
export const checkCategoryQuantity: Check<"category-quantity"> = ({ categoryIds, quantity }, { items }) => {
  if (categoryIds.length === 0) return null;
  let pieces = 0;
  for (const item of items) {
    if (categoryIds.some((categoryId) => item.categoryIds.has(categoryId))) pieces += item.pieces;
  }
  return pieces >= quantity ? null : { reason: "category-quantity", categoryIds, missing: quantity - pieces };
};
