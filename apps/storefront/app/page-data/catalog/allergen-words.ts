import { DEFAULT_LANGUAGE } from "@skatert/contract";
import type { PageContext } from "../request/page-context.ts";
import { type MenuWord, menuWords } from "./menu-words.ts";

/**
 * Allergens whose name differs from the word that addresses have for them (`?without=`). None while the menu of the
 * default language cannot be read: addresses then have the names.
 */
export async function allergenWords(page: PageContext): Promise<readonly MenuWord[]> {
  if (page.shop.language === DEFAULT_LANGUAGE) return [];
  try {
    const { allergens } = await menuWords(page);
    return allergens.filter(({ word, name }) => word !== name);
  } catch (error) {
    console.warn("the menu of the default language is not readable; filters are addressed by name", error);
    return [];
  }
}
