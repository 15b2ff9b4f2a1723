import type { CategoryId } from "../../catalog/types.ts";
import type { Check } from "./check.ts";

/** COUP-6: nothing in the cart is of an excluded category; a refusal names those that are there. */
export const checkExcludedCategory: Check<"excluded-category"> = ({ categoryIds }, { items }) => {
  const isInCart = (categoryId: CategoryId) => items.some((item) => item.categoryIds.has(categoryId));
  return categoryIds.some(isInCart) ? { reason: "excluded-category", categoryIds: categoryIds.filter(isInCart) } : null;
};
