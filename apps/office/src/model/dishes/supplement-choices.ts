import type { WireCategoryRow, WireProductRow } from "@skatert/contract";

/** The name that marks a category as a list of supplements (VALID-3). */
const SHELF = "допы";

/** Supplements of the menu that the dish does not have yet. */
export function supplementChoices(
  dishes: readonly WireProductRow[],
  categories: readonly Pick<WireCategoryRow, "name" | "product_ids">[],
  taken: readonly { readonly id: string }[],
): readonly WireProductRow[] {
  const shelves = categories.filter(({ name }) => name.trim().toLowerCase() === SHELF);
  const onShelf = new Set(shelves.flatMap(({ product_ids }) => product_ids));
  return dishes.filter(({ id }) => onShelf.has(id) && !taken.some((each) => each.id === id));
}
