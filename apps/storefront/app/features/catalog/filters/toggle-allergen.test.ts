import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { menuViewOf, type NamedAllergen, withMenuView } from "./menu-filters.ts";
import { toggleAllergen } from "./toggle-allergen.ts";

const text = fc.constantFrom("Nuts", "Peanut", "Орехи", "Арахис", "Fish", "Рыба");
const tables = fc.uniqueArray(fc.record({ name: text, words: fc.uniqueArray(text, { minLength: 1, maxLength: 3 }) }), {
  selector: ({ name }) => name,
  minLength: 1,
});

describe("an allergen chosen in the dialog of filters", () => {
  it("chooses and removes those that share a word with it", () => {
    const allergens: readonly NamedAllergen[] = [
      { name: "Nuts", words: ["Орехи", "Арахис"] },
      { name: "Peanut", words: ["Арахис"] },
      { name: "Fish", words: ["Рыба"] },
    ];
    expect(toggleAllergen(["Fish"], "Peanut", allergens)).toEqual(["Fish", "Peanut", "Nuts"]);
    expect(toggleAllergen(["Fish", "Peanut", "Nuts"], "Nuts", allergens)).toEqual(["Fish"]);
    expect(toggleAllergen([], "Milk", allergens)).toEqual(["Milk"]);
  });

  it("VALID-7 is what the page of the address hides: the count on the button is true", () => {
    fc.assert(
      fc.property(tables, fc.array(text, { maxLength: 4 }), (allergens, presses) => {
        const names = allergens.map(({ name }) => name);
        const without = presses
          .filter((name) => names.includes(name))
          .reduce<readonly string[]>((chosen, name) => toggleAllergen(chosen, name, allergens), []);
        const view = { order: null, badges: [], options: [], without };
        const shown = menuViewOf(withMenuView(new URLSearchParams(), view, allergens), allergens);
        expect([...shown.without].sort()).toEqual([...without].sort());
      }),
    );
  });
});
