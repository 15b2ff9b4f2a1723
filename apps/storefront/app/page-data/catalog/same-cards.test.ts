import fc from "fast-check";
import { expect, it } from "vitest";
import type { PackedDish } from "../../features/catalog/menu/packed-dish.ts";
import { isSame, sameCards } from "./same-cards.ts";

const soup = { id: 1, name: "Борщ", price: 30_000, categoryIds: [1, 2], url: "/menu/soups?product_id=1" } as const;
const salad = { id: 2, name: "Салат", price: 40_000, categoryIds: [1], url: "/menu/soups?product_id=2" } as const;
const cards = (...dishes: readonly unknown[]) => structuredClone(dishes) as PackedDish[];

it("keeps the object of every card that an edit did not change", () => {
  const before = sameCards("1 ru", cards(soup, salad));
  const after = sameCards("1 ru", cards({ ...soup, price: 31_000 }, salad));
  expect(after[0]).not.toBe(before[0]);
  expect(after[0]).toMatchObject({ price: 31_000 });
  expect(after[1]).toBe(before[1]);
});

it("keeps them in another order, and takes nothing from another section", () => {
  const before = sameCards("2 ru", cards(soup, salad));
  expect(sameCards("2 ru", cards(salad, soup))).toEqual([before[1], before[0]]);
  expect(sameCards("2 ru", cards(salad, soup))[0]).toBe(before[1]);
  expect(sameCards("2 en", cards(soup))[0]).not.toBe(before[0]);
});

it("finds equal exactly what has the same JSON, whatever the order of names", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(isSame(one, JSON.parse(JSON.stringify(one)))).toBe(true);
      if (JSON.stringify(one) === JSON.stringify(other)) expect(isSame(one, other)).toBe(true);
      expect(isSame({ one }, { one, other })).toBe(false);
      expect(isSame([one], [one, other])).toBe(false);
    }),
  );
  expect(isSame({ a: 1, b: [2, null] }, { b: [2, null], a: 1 })).toBe(true);
  expect(isSame({ a: [] }, { a: {} })).toBe(false);
});
