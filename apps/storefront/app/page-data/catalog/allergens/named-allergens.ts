import type { NamedAllergen } from "../../../features/catalog/filters/menu-filters.ts";

/** A dish's allergens in the page's language and in the default language. */
export interface TranslatedAllergens {
  readonly names: readonly string[];
  readonly words: readonly string[];
}

/** Names of a dish's allergens; its words if the translation leaves out all of them. */
export function namesOrWords(names: readonly string[], words: readonly string[]): readonly string[] {
  return names.length > 0 ? names : words;
}

/**
 * Every name with every word that some dish translates as it. Each word of a dish belongs to at least one of the
 * dish's names, so that an address with the word hides the dish. Omits names that no address replaces by another word.
 */
export function namedAllergens(dishes: readonly TranslatedAllergens[]): readonly NamedAllergen[] {
  const pairs = dishes.flatMap(pairsOf);
  const named = [...Map.groupBy(pairs, ({ name }) => name)].map(([name, found]) => ({
    name,
    words: [...new Set(found.map(({ word }) => word))],
  }));
  const others = new Set(pairs.flatMap(({ name, word }) => (name === word ? [] : [name, word])));
  return named.filter(({ name }) => others.has(name));
}

/** By position. Lists of different lengths have no common positions, so each name gets each word. */
function pairsOf({ names, words }: TranslatedAllergens) {
  const shown = namesOrWords(names, words);
  return shown.flatMap((name, index) => {
    const own = words.length === shown.length ? words.slice(index, index + 1) : words;
    return (own.length > 0 ? own : [name]).map((word) => ({ name, word }));
  });
}
