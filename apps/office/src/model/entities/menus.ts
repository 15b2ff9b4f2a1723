import type { WireEntity, WireMenuOptions } from "@skatert/contract";

/** The main menu's document, for every branch without its own menu. */
export const MAIN_MENU = "catalog";

/** Menu documents with an entity: the main menu and the branches' own menus. */
export function menusOf(facets: WireEntity["facets"]): readonly string[] {
  return Object.keys(facets).filter((facet) => facet === MAIN_MENU || facet.startsWith("prices/"));
}

/** Every menu that a new section or product must be in. */
export function menusIn(branches: WireMenuOptions["branches"]): readonly string[] {
  return [...new Set([MAIN_MENU, ...branches.flatMap(({ menu }) => menu ?? [])])];
}
