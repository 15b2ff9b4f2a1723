import { expect, it } from "vitest";
import type { PackedDish, PackedSection } from "../../../features/catalog/menu/packed-dish.ts";
import { sameSection } from "./same-section.ts";

const soup = { id: 1, name: "Борщ", price: 30_000, categoryIds: [1, 2], url: "/menu/soups?product_id=1" } as const;
const salad = { id: 2, name: "Салат", price: 40_000, categoryIds: [1], url: "/menu/soups?product_id=2" } as const;
const section = (...dishes: readonly unknown[]): PackedSection => ({
  id: 1,
  slug: "soups",
  name: "Супы",
  description: "",
  url: "/menu/soups",
  cards: structuredClone(dishes) as PackedDish[],
});

it("keeps the object of a section that an edit did not change", () => {
  const before = sameSection("0 ru", section(soup, salad));
  expect(sameSection("0 ru", section(soup, salad))).toBe(before);
  expect(sameSection("0 ru", { ...section(soup, salad), name: "Первое" })).not.toBe(before);
});

it("keeps the object of every card that an edit did not change", () => {
  const before = sameSection("1 ru", section(soup, salad)).cards;
  const after = sameSection("1 ru", section({ ...soup, price: 31_000 }, salad)).cards;
  expect(after[0]).not.toBe(before[0]);
  expect(after[0]).toMatchObject({ price: 31_000 });
  expect(after[1]).toBe(before[1]);
});

it("keeps them in another order, and takes nothing from another section", () => {
  const before = sameSection("2 ru", section(soup, salad)).cards;
  expect(sameSection("2 ru", section(salad, soup)).cards).toEqual([before[1], before[0]]);
  expect(sameSection("2 ru", section(salad, soup)).cards[0]).toBe(before[1]);
  expect(sameSection("2 en", section(soup)).cards[0]).not.toBe(before[0]);
});
