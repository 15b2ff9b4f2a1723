import type { Check } from "./check.ts";

/**
 * COUP-5: the cart contains a listed product or a product of a listed category. One match in either list is
 * enough.
 */
export const checkCartContains: Check<"cart-contains"> = ({ productIds, categoryIds }, { items }) => {
  if (productIds.length === 0 && categoryIds.length === 0) return null;
  const isListed = items.some(
    (item) => productIds.includes(item.productId) || categoryIds.some((categoryId) => item.categoryIds.has(categoryId)),
  );
  return isListed ? null : { reason: "missing-product", productIds, categoryIds };
};
