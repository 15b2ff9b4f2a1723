import { DEFAULT_LANGUAGE } from "@skatert/contract";
import type { AllergenNames } from "../../../features/catalog/filters/menu-filters.ts";
import type { PageContext } from "../../request/page-context.ts";
import { commonWord } from "../../words/common-word.ts";
import { menuWords } from "../search/menu-words.ts";
import { namesOrWords } from "./named-allergens.ts";

/**
 * Allergens of the menu by name, with their words in addresses (`?without=`). While the menu of the default language
 * cannot be read, addresses have the names.
 */
export async function allergenNames(page: PageContext): Promise<AllergenNames> {
  if (page.shop.language === DEFAULT_LANGUAGE) return { named: [], namesOf: ({ allergens }) => allergens };
  const nameOf = (word: string) => commonWord(word, page.contentLanguage);
  try {
    const { named, byProduct } = await menuWords(page);
    return {
      named,
      namesOf: ({ id, allergens }) => namesOrWords(allergens, byProduct.get(id)?.allergens ?? []).map(nameOf),
    };
  } catch (error) {
    console.warn("the menu of the default language is not readable; filters are addressed by name", error);
    return { named: [], namesOf: ({ allergens }) => allergens.map(nameOf) };
  }
}
