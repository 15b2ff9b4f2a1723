import type { WireCategoryRow, WireProductRow } from "@skatert/contract";
import { shelfIds } from "../categories/shelf.ts";

/** Supplements of the menu that the dish does not have yet, those of subsections of «допы» too. */
export function supplementChoices(
  dishes: readonly WireProductRow[],
  categories: readonly Pick<WireCategoryRow, "id" | "name" | "parent" | "state" | "choice">[],
  taken: readonly { readonly id: string }[],
): readonly WireProductRow[] {
  const shelf = shelfIds(categories);
  return dishes.filter(
    ({ id, category_ids }) => category_ids.some((each) => shelf.has(each)) && !taken.some((each) => each.id === id),
  );
}
