import { type GuideDish, isEmptyDish, MAX_GUIDE_DISHES } from "@skatert/domain";

export const NO_DISH: GuideDish = { name: "", price: "", category: "", weight: "" };

/** The dishes with others put where the first empty row at the end is; at most as many as the guide takes. */
export function withRows(dishes: readonly GuideDish[], more: readonly GuideDish[], at = endOf(dishes)): GuideDish[] {
  return [...dishes.slice(0, at), ...more, ...dishes.slice(at).filter((dish) => !isEmptyDish(dish))].slice(
    0,
    MAX_GUIDE_DISHES,
  );
}

/** Dishes of a file without sections stand in that of the dishes before. */
export function inSection(dishes: readonly GuideDish[], usual: string): readonly GuideDish[] {
  return dishes.map((dish) => (dish.category === "" ? { ...dish, category: usual } : dish));
}

function endOf(dishes: readonly GuideDish[]): number {
  return dishes.findLastIndex((dish) => !isEmptyDish(dish)) + 1;
}

/** The rows that the table shows: the dishes, and always an empty one at the end with the category of the last. */
export function shownRows(dishes: readonly GuideDish[], usualCategory: string): readonly GuideDish[] {
  const rows = dishes.slice(0, endOf(dishes));
  if (rows.length >= MAX_GUIDE_DISHES) return rows;
  const spare = dishes[rows.length] ?? NO_DISH;
  return [...rows, { ...spare, category: spare.category || rows.at(-1)?.category || usualCategory }];
}

/** Whether a pasted text is more than one cell. */
export function isTable(text: string): boolean {
  return /[\t\n\r]/.test(text.trim());
}
