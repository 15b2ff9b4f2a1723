import type { CategoryId } from "../../catalog/types.ts";
import type { Check } from "./check.ts";

/** COUP-6: no line of the cart belongs to an excluded category. A refusal names those that do. */
export const checkExcludedCategory: Check<"excluded-category"> = ({ categoryIds }, { items }) => {
  const isInCart = (categoryId: CategoryId) => items.some((item) => item.categoryIds.has(categoryId));
  return categoryIds.some(isInCart) ? { reason: "excluded-category", categoryIds: categoryIds.filter(isInCart) } : null;
};
