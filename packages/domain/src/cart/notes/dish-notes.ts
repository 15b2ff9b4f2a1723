import { ancestorsOf } from "../../catalog/tree.ts";
import type { Catalog, CategoryId, NotesRule, Product } from "../../catalog/types.ts";

/** Characters of a guest's note for a dish, as noteLength counts them (MENU-15). */
export const MAX_DISH_NOTE = 140;

/** Length of a note as a person counts it: a character outside the basic plane is one. */
export function noteLength(note: string): number {
  return [...note].length;
}

/**
 * Whether a guest may write a note for a dish (MENU-15): as the dish states, else as the nearest of its section and the
 * sections above that states it, else as the shop. Of several sections one that forbids decides.
 */
export function takesNotes(
  { notes, categoryIds }: Pick<Product, "notes" | "categoryIds">,
  { categoryById }: Pick<Catalog, "categoryById">,
  inShop: boolean,
): boolean {
  const stated = categoryIds.map((id) => ruleOfSection(id, categoryById));
  const ofSections = stated.find((rule) => rule === "forbid") ?? stated.find((rule) => rule !== null);
  const rule = notes ?? ofSections;
  return rule == null ? inShop : rule === "allow";
}

function ruleOfSection(id: CategoryId, categoryById: Catalog["categoryById"]): NotesRule | null {
  const section = categoryById.get(id);
  if (section === undefined) return null;
  return [section, ...ancestorsOf(section, categoryById)].find(({ notes }) => notes !== null)?.notes ?? null;
}
