import type { Filterable, ProductFilter } from "@skatert/domain";
import type { NamedAllergen } from "./menu-filters.ts";

/** The filter of a page with the allergens of the guest's diet that its dishes have. */
export function withDiet<View extends ProductFilter>(
  view: View,
  hidden: readonly string[],
  dishes: readonly Filterable[],
  allergens: readonly NamedAllergen[],
): View {
  if (hidden.length === 0) return view;
  const own = namesIn(dishes).filter((name) => wordsOf(name, allergens).some((word) => hidden.includes(word)));
  return { ...view, without: [...new Set([...view.without, ...own])] };
}

export interface DietChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** What a page's filter means for the diet. Allergens that the page does not list stay as they are. */
export function dietChange(
  without: readonly string[],
  dishes: readonly Filterable[],
  allergens: readonly NamedAllergen[],
): DietChange {
  const listed = namesIn(dishes);
  const added = listed.filter((name) => without.includes(name)).flatMap((name) => wordsOf(name, allergens));
  const left = listed.filter((name) => !without.includes(name)).flatMap((name) => wordsOf(name, allergens));
  return { added, removed: left.filter((word) => !added.includes(word)) };
}

function namesIn(dishes: readonly Filterable[]): readonly string[] {
  return [...new Set(dishes.flatMap(({ allergens }) => allergens))];
}

function wordsOf(name: string, allergens: readonly NamedAllergen[]): readonly string[] {
  return allergens.find((each) => each.name === name)?.words ?? [name];
}
