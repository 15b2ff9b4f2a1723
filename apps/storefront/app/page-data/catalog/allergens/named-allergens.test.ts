import { money } from "@skatert/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arrangeDishes, menuViewOf, withMenuView } from "../../../features/catalog/filters/menu-filters.ts";
import { namedAllergens, namesOrWords, type TranslatedAllergens } from "./named-allergens.ts";

type Page = readonly TranslatedAllergens[];

/** The menu as one language shows it. `shown`: places of the dishes on the page; default: all. */
function pageOf(menu: Page, shown: readonly number[] = [...menu.keys()]) {
  const dishes = menu.flatMap(({ names, words }, place) =>
    shown.includes(place) ? [{ place, ...card, allergens: namesOrWords(names, words) }] : [],
  );
  const named = namedAllergens(menu);
  const allergens = [...new Set(dishes.flatMap((dish) => dish.allergens))].map(
    (name) => named.find((each) => each.name === name) ?? { name },
  );
  return {
    hiddenAt: (query: URLSearchParams) => {
      const left = arrangeDishes(dishes, menuViewOf(query, allergens));
      return dishes.filter((dish) => !left.includes(dish)).map(({ place }) => place);
    },
    rewritten: (query: URLSearchParams) => withMenuView(query, menuViewOf(query, allergens), allergens),
    chosen: (...without: string[]) =>
      withMenuView(new URLSearchParams(), { order: null, badges: [], options: [], without }, allergens),
    allergens,
  };
}

const card = {
  price: money(10_000),
  displayMultiplier: 1,
  choicePrice: money(0),
  combo: null,
  measure: { kind: "piece" } as const,
  badges: [],
  attributes: [],
};
const withoutOf = (...values: string[]) => new URLSearchParams(values.map((value) => ["without", value]));
const inRussian = (menu: Page): Page => menu.map(({ words }) => ({ names: words, words }));

describe("allergens with ambiguous translations", () => {
  const alike = [
    { words: ["Арахис"], names: ["Nuts"] },
    { words: ["Орехи"], names: ["Nuts"] },
    { words: ["Рыба"], names: ["Fish"] },
  ];

  it("APP-2 hides the dishes of both words that have one name", () => {
    expect(pageOf(alike).hiddenAt(withoutOf("Орехи"))).toEqual([0, 1]);
    expect(pageOf(alike).hiddenAt(withoutOf("Арахис"))).toEqual([0, 1]);
  });

  it("APP-2 writes both words of a chosen name", () => {
    const query = pageOf(alike).chosen("Nuts");
    expect(query.getAll("without")).toEqual(["Арахис", "Орехи"]);
    expect(pageOf(inRussian(alike)).hiddenAt(query)).toEqual([0, 1]);
  });

  it("APP-2 hides every dish of a word that has two names", () => {
    const menu = [
      { words: ["Орехи"], names: ["Nuts"] },
      { words: ["Орехи"], names: ["Walnuts"] },
      { words: ["Рыба"], names: ["Fish"] },
    ];
    expect(pageOf(menu).hiddenAt(withoutOf("Орехи"))).toEqual([0, 1]);
  });

  it("APP-2 hides a dish whose translation has fewer allergens or none", () => {
    const menu = [
      { words: ["Арахис", "Рыба"], names: ["Fish"] },
      { words: ["Арахис"], names: [] },
    ];
    expect(pageOf(menu).hiddenAt(withoutOf("Арахис"))).toEqual([0, 1]);
  });

  it("APP-2 keeps a word of the address that is also a name of another allergen", () => {
    const menu = [
      { words: ["Soy"], names: ["Soja"] },
      { words: ["Milk"], names: ["Soy"] },
    ];
    expect(pageOf(menu).hiddenAt(withoutOf("Soy"))).toEqual([0, 1]);
    expect(pageOf(menu, [1]).rewritten(withoutOf("Soy")).getAll("without")).toEqual(["Soy", "Milk"]);
  });

  it("omits names that are their only word, and drops every word of a name no longer chosen", () => {
    expect(namedAllergens([{ words: ["Рыба"], names: ["Рыба"] }])).toEqual([]);
    const { allergens } = pageOf(alike);
    const view = { ...menuViewOf(withoutOf("Арахис", "Рыба"), allergens), without: ["Fish"] };
    expect(withMenuView(withoutOf("Арахис", "Рыба"), view, allergens).getAll("without")).toEqual(["Рыба"]);
  });
});

/** Words and names share letters, so that a name may also be a word of another allergen. */
const letter = fc.constantFrom("a", "b", "c", "d", "e");
const letters = fc.array(letter, { maxLength: 4 });
const dish = fc.record({ words: letters, english: letters, german: letters, onPage: fc.boolean() });

describe("any translation table", () => {
  it("APP-2 hides every dish with an excluded word in every language, before and after a rewritten address", () => {
    fc.assert(
      fc.property(
        fc.array(dish, { maxLength: 8 }),
        fc.array(letter, { minLength: 1, maxLength: 2 }),
        (menu, values) => {
          const shown = menu.flatMap(({ onPage }, place) => (onPage ? [place] : []));
          const languages = [
            menu.map(({ words }) => ({ words, names: words })),
            menu.map(({ words, english }) => ({ words, names: english })),
            menu.map(({ words, german }) => ({ words, names: german })),
          ];
          const query = withoutOf(...values);
          const addresses = [query, ...languages.map((language) => pageOf(language, shown).rewritten(query))];
          const excluded = menu.flatMap(({ words }, place) =>
            words.some((word) => values.includes(word)) ? place : [],
          );
          for (const language of languages)
            for (const address of addresses)
              expect(pageOf(language).hiddenAt(address)).toEqual(expect.arrayContaining(excluded));
        },
      ),
    );
  });

  it("APP-2 hides every dish with a chosen name, and with any of its words on the page of the default language", () => {
    fc.assert(
      fc.property(fc.array(dish, { maxLength: 8 }), letter, (menu, name) => {
        const english = menu.map(({ words, english: names }) => ({ words, names }));
        const page = pageOf(english);
        const named = english.flatMap(({ names, words }, place) =>
          namesOrWords(names, words).includes(name) ? [{ place, hasWords: words.length > 0 }] : [],
        );
        const query = page.chosen(name);
        expect(page.hiddenAt(query)).toEqual(expect.arrayContaining(named.map(({ place }) => place)));
        expect(page.hiddenAt(withoutOf(name))).toEqual(expect.arrayContaining(named.map(({ place }) => place)));
        const inDefault = named.filter(({ hasWords }) => hasWords).map(({ place }) => place);
        expect(pageOf(inRussian(english)).hiddenAt(query)).toEqual(expect.arrayContaining(inDefault));
      }),
    );
  });
});
