import type { NamedAllergen } from "./menu-filters.ts";

/**
 * Adds or removes an allergen with every allergen that shares a word with it. An address holds words, so it cannot
 * contain one of them alone (decision 075).
 */
export function toggleAllergen(
  chosen: readonly string[],
  name: string,
  allergens: readonly NamedAllergen[],
): readonly string[] {
  const same = sharingWords(name, allergens);
  if (chosen.includes(name)) return chosen.filter((each) => !same.has(each));
  return [...new Set([...chosen, ...same])];
}

function sharingWords(name: string, allergens: readonly NamedAllergen[]): ReadonlySet<string> {
  const names = new Set([name]);
  const words = new Set([name]);
  for (let before = 0; before !== words.size; ) {
    before = words.size;
    for (const each of allergens) {
      const own = [each.name, ...(each.words ?? [])];
      if (!own.some((word) => words.has(word))) continue;
      names.add(each.name);
      for (const word of own) words.add(word);
    }
  }
  return names;
}
