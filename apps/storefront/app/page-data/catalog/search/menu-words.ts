import { DEFAULT_LANGUAGE, type LanguageCode } from "@skatert/contract";
import type { Catalog, Product } from "@skatert/domain";
import type { NamedAllergen } from "../../../features/catalog/filters/menu-filters.ts";
import type { PageContext } from "../../request/page-context.ts";
import { mainMenuIfKnown, memoised } from "../../shop/shop-source.ts";
import { commonWord } from "../../words/common-word.ts";
import { namedAllergens } from "../allergens/named-allergens.ts";

/** A word of the menu in the default language, which accounts store, and in the page's language. */
export interface MenuWord {
  readonly word: string;
  readonly name: string;
}

export interface MenuWords {
  readonly allergens: readonly MenuWord[];
  readonly badges: readonly MenuWord[];
  /** Allergens by name, with the words that an address may hold instead. */
  readonly named: readonly NamedAllergen[];
  /** Words of a dish or supplement of the branch's menu in the default language, by its id. */
  readonly byProduct: ReadonlyMap<
    number,
    { readonly allergens: readonly string[]; readonly badges: readonly string[] }
  >;
}

/** Allergens and badges of the menu in two languages. A translation has the same order as the original. */
export async function menuWords(page: PageContext): Promise<MenuWords> {
  const { api, menu, shop, settings, now, catalog, contentLanguage } = page;
  const source = { fetchApi: api, menu, revision: shop.revision, now: () => now };
  const original = await mainMenuIfKnown(source, DEFAULT_LANGUAGE, settings);
  return memoised(`menu words ${shop.language} ${shop.locationId}`, shop.revision, async () =>
    wordsOf(original, catalog, contentLanguage),
  );
}

function wordsOf(original: Catalog, shown: Catalog, language: LanguageCode): MenuWords {
  const nameOf = (word: string) => commonWord(word, language);
  const allergens = new Map<string, string>();
  const badges = new Map<string, string>();
  const byProduct = new Map<number, { allergens: readonly string[]; badges: readonly string[] }>();
  for (const product of shown.products.values()) {
    const source: Pick<Product, "allergens" | "badges"> = original.products.get(product.id) ?? product;
    for (const [index, word] of source.allergens.entries())
      allergens.set(word, nameOf(product.allergens[index] ?? word));
    for (const [index, word] of source.badges.entries()) badges.set(word, nameOf(product.badges[index] ?? word));
    byProduct.set(product.id, { allergens: source.allergens, badges: source.badges });
  }
  const named = namedAllergens(
    [...shown.products.values()].map(({ id, allergens: names }) => ({
      names: names.map(nameOf),
      words: byProduct.get(id)?.allergens ?? names,
    })),
  );
  return { allergens: sorted(allergens), badges: sorted(badges), named, byProduct };
}

function sorted(words: ReadonlyMap<string, string>): readonly MenuWord[] {
  return [...words].map(([word, name]) => ({ word, name })).toSorted((a, b) => a.name.localeCompare(b.name));
}
