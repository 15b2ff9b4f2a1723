import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { NotesRule } from "../../catalog/types.ts";
import { aCatalog, aCategory, aProduct } from "../../testing/index.ts";
import { noteLength, takesNotes } from "./dish-notes.ts";

type Stated = NotesRule | null;

function isTaken(dish: Stated, section: Stated, above: Stated, shop: boolean, other: Stated = null): boolean {
  const product = aProduct({ notes: dish, categoryIds: [2, 3] });
  const categories = [
    aCategory({ id: 1, notes: above }),
    aCategory({ id: 2, parentId: 1, notes: section, products: [product] }),
    aCategory({ id: 3, notes: other, products: [product] }),
  ];
  return takesNotes(product, aCatalog({ categories }), shop);
}

describe("notes of a dish", () => {
  it("MENU-15 are as the shop, unless the nearest of section above, section and dish says otherwise", () => {
    expect(isTaken(null, null, null, false)).toBe(false);
    expect(isTaken(null, null, null, true)).toBe(true);
    expect(isTaken(null, null, "allow", false)).toBe(true);
    expect(isTaken(null, "forbid", "allow", true)).toBe(false);
    expect(isTaken("allow", "forbid", "forbid", false)).toBe(true);
    expect(isTaken("forbid", "allow", "allow", true)).toBe(false);
  });

  it("MENU-15 are forbidden in a dish of two sections if one of them forbids", () => {
    expect(isTaken(null, "allow", null, false, "forbid")).toBe(false);
    expect(isTaken(null, null, "allow", false, null)).toBe(true);
  });

  it("MENU-15 depend on nothing but the dish where the dish states it", () => {
    const rule = fc.constantFrom<Stated>("allow", "forbid", null);
    fc.assert(
      fc.property(fc.constantFrom<NotesRule>("allow", "forbid"), rule, rule, fc.boolean(), rule, (dish, ...rest) => {
        expect(isTaken(dish, ...rest)).toBe(dish === "allow");
      }),
    );
  });

  it("MENU-15 are counted as a person counts: an emoji is one character", () => {
    expect([noteLength(""), noteLength("без лука"), noteLength("😀😀")]).toEqual([0, 8, 2]);
  });
});
