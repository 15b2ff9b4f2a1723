import { ancestorsOf } from "../../../catalog/tree.ts";
import type { AvailabilityWindow, Catalog, Category, Product } from "../../../catalog/types.ts";
import { isHiddenInMenu } from "../../../catalog/visibility.ts";
import { type DeliveryMoment, isAvailableAt } from "../../../schedule/availability.ts";
import type { LineRefusal } from "../../types.ts";
import type { AskedLine } from "./asked-line.ts";

function refusedFor({ from, to }: AvailabilityWindow): LineRefusal {
  return { reason: "not-available", from, to };
}

/** Whether the dish's own hours include the delivery time. */
export function checkOwnHours(product: Product, moment: DeliveryMoment): LineRefusal | null {
  const window = product.availability;
  return window === null || isAvailableAt(window, moment) ? null : refusedFor(window);
}

/** The first closed window of a category and its ancestors. Null if all are open. */
export function shutWindow(category: Category, catalog: Catalog, moment: DeliveryMoment): AvailabilityWindow | null {
  const windows = [category, ...ancestorsOf(category, catalog.categoryById)].map((each) => each.availability);
  return windows.find((window) => !isAvailableAt(window, moment)) ?? null;
}

/**
 * Whether the dish is offered at the delivery time: by its own hours and by those of at least one category
 * that shows it.
 */
export const checkAvailability = ({ product, branch }: Pick<AskedLine, "product" | "branch">): LineRefusal | null => {
  const { catalog, moment } = branch;
  const own = checkOwnHours(product, moment);
  if (own !== null) return own;
  let shut: AvailabilityWindow | null = null;
  for (const id of product.categoryIds) {
    const category = catalog.categoryById.get(id);
    if (category === undefined || isHiddenInMenu(category, catalog) || catalog.supplementCategoryIds.has(id)) continue;
    const window = shutWindow(category, catalog, moment);
    if (window === null) return null;
    shut ??= window;
  }
  return shut === null ? null : refusedFor(shut);
};
