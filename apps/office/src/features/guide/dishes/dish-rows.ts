import { type GuideDish, isEmptyDish, MAX_GUIDE_DISHES } from "@skatert/domain";

export const NO_DISH: GuideDish = { name: "", price: "", category: "", weight: "" };

/** Inserts dishes at the first empty row of the end, up to the guide's maximum. */
export function withRows(dishes: readonly GuideDish[], more: readonly GuideDish[], at = endOf(dishes)): GuideDish[] {
  return [...dishes.slice(0, at), ...more, ...dishes.slice(at).filter((dish) => !isEmptyDish(dish))].slice(
    0,
    MAX_GUIDE_DISHES,
  );
}

/** Puts dishes of a file without sections into the category of the dishes before. */
export function inSection(dishes: readonly GuideDish[], usual: string): readonly GuideDish[] {
  return dishes.map((dish) => (dish.category === "" ? { ...dish, category: usual } : dish));
}

function endOf(dishes: readonly GuideDish[]): number {
  return dishes.findLastIndex((dish) => !isEmptyDish(dish)) + 1;
}

/** The rows of the table: the dishes, and an empty row at the end with the category of the last dish. */
export function shownRows(dishes: readonly GuideDish[], usualCategory: string): readonly GuideDish[] {
  const rows = dishes.slice(0, endOf(dishes));
  if (rows.length >= MAX_GUIDE_DISHES) return rows;
  const spare = dishes[rows.length] ?? NO_DISH;
  return [...rows, { ...spare, category: spare.category || rows.at(-1)?.category || usualCategory }];
}

/** Whether a pasted text has more than one cell. */
export function isTable(text: string): boolean {
  return /[\t\n\r]/.test(text.trim());
}
