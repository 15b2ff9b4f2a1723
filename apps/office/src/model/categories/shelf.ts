import type { WireCategoryRow } from "@skatert/contract";
import { familyOf } from "./category-tree.ts";

/** The name that marks a section as the one of supplements (VALID-3). */
export const SHELF = "допы";

type Section = Pick<WireCategoryRow, "id" | "name" | "parent" | "state">;

/** The section of supplements; null: the shop has none yet. */
export function shelfOf(categories: readonly Section[]): string | null {
  return categories.find(({ name, state }) => state !== "archived" && isShelf(name))?.id ?? null;
}

/** The section of supplements with its subsections. */
export function shelfIds(categories: readonly Section[]): ReadonlySet<string> {
  return new Set(categories.filter(({ name }) => isShelf(name)).flatMap(({ id }) => familyOf(categories, id)));
}

/** Whether a section is the one of supplements. */
export function isShelf(name: string): boolean {
  return name.trim().toLowerCase() === SHELF;
}
