import { ancestorsOf } from "./tree.ts";
import type { Catalog, Category, GroupId, Product, ServingHours } from "./types.ts";
import { isHiddenInMenu } from "./visibility.ts";

/** The hours of a category and its ancestors, all of which must be open (MENU-24). */
export function hoursOver(category: Category, catalog: Catalog): readonly ServingHours[] {
  return [category, ...ancestorsOf(category, catalog.categoryById)].map(({ availability }) => availability);
}

/** For each category that shows the dish, its hours and those of its ancestors. One of them is enough. */
export function shownHours({ categoryIds }: Product, catalog: Catalog): readonly (readonly ServingHours[])[] {
  return categoryIds.flatMap((id) => {
    const category = catalog.categoryById.get(id);
    const isMenu =
      category !== undefined && !isHiddenInMenu(category, catalog) && !catalog.supplementCategoryIds.has(id);
    return isMenu ? [hoursOver(category, catalog)] : [];
  });
}

/** An option's own hours and those of its group, all of which must be open; its sections' are `shownHours`. */
export function optionHours(product: Product, groupId: GroupId, catalog: Catalog): readonly ServingHours[] {
  const group = catalog.categoryById.get(groupId);
  return [product.availability, ...(group === undefined ? [] : hoursOver(group, catalog))];
}
