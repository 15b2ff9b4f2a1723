import { money } from "@skatert/domain";
import { describe, expect, it } from "vitest";
import { arrangeDishes, filterableSections, menuViewOf, withMenuView } from "./menu-filters.ts";

const piece = { measure: { kind: "piece" }, combo: null, choicePrice: money(0) } as const;
const soup = {
  ...piece,
  name: "soup",
  price: money(30_000),
  displayMultiplier: 1,
  badges: ["веган", "острое"],
  attributes: [{ name: "Способ", options: ["варка"] }],
  allergens: ["сельдерей"],
};
const fish = {
  ...piece,
  name: "fish",
  price: money(25_000),
  displayMultiplier: 2,
  badges: ["острое"],
  attributes: [{ name: "Способ", options: ["гриль", "жарка"] }],
  allergens: ["рыба"],
};
const cake = {
  ...piece,
  name: "cake",
  price: money(20_000),
  displayMultiplier: 1,
  badges: [],
  attributes: [],
  allergens: [],
};
const menu = [soup, fish, cake];

const namesAt = (query: string) =>
  arrangeDishes(menu, menuViewOf(new URLSearchParams(query), [])).map(({ name }) => name);

describe("a menu page sorted and filtered by its address", () => {
  it("keeps the shop's order without a query", () => {
    expect(namesAt("")).toEqual(["soup", "fish", "cake"]);
  });

  it("VALID-7 sorts by price times the customer multiplier, both ways", () => {
    expect(namesAt("sort=price-asc")).toEqual(["cake", "soup", "fish"]);
    expect(namesAt("sort=price-desc")).toEqual(["fish", "soup", "cake"]);
  });

  it("MENU-16 sorts by the price of the card, with what must be chosen", () => {
    const withCream = { ...cake, name: "cream", price: money(15_000), choicePrice: money(12_000) };
    const cheapest = menuViewOf(new URLSearchParams("sort=price-asc"), []);
    expect(arrangeDishes([withCream, soup, cake], cheapest).map(({ name }) => name)).toEqual(["cake", "cream", "soup"]);
  });

  it("VALID-7 requires every chosen badge and any chosen option", () => {
    expect(namesAt("badges=острое&badges=веган")).toEqual(["soup"]);
    expect(namesAt("attributes=Способ~гриль&attributes=Способ~варка")).toEqual(["soup", "fish"]);
  });

  it("APP-2 leaves out dishes with an avoided allergen", () => {
    expect(namesAt("without=рыба&without=сельдерей")).toEqual(["cake"]);
  });

  it("ignores a malformed query", () => {
    expect(namesAt("sort=cheap&badges=&attributes=Способ")).toEqual(["soup", "fish", "cake"]);
  });

  it("reads back what it writes and keeps the rest of the query", () => {
    const query = new URLSearchParams("lang=en&sort=price-desc&badges=веган&attributes=Способ~варка&without=рыба");
    expect(withMenuView(query, menuViewOf(query, []), []).toString()).toBe(query.toString());
    expect(withMenuView(query, { order: null, badges: [], options: [], without: [] }, []).toString()).toBe("lang=en");
  });
});

describe("allergens in an address", () => {
  const named = [{ name: "fish", words: ["рыба"] }, { name: "сельдерей" }];
  const withoutAt = (query: string) => menuViewOf(new URLSearchParams(query), named).without;

  it("APP-2 mean the same dishes in every language", () => {
    expect(withoutAt("without=рыба&without=сельдерей")).toEqual(["fish", "сельдерей"]);
    const view = menuViewOf(new URLSearchParams("without=рыба"), named);
    expect(withMenuView(new URLSearchParams("lang=en"), view, named).getAll("without")).toEqual(["рыба"]);
  });

  it("are read from earlier links, which have the page's language", () => {
    expect(withoutAt("without=fish")).toEqual(["fish"]);
    expect(withoutAt("without=fish&without=рыба")).toEqual(["fish"]);
    expect(withoutAt("without=unknown")).toEqual(["unknown"]);
  });
});

describe("sections of a menu page", () => {
  const dish = { name: "", price: money(30_000), categoryIds: [1], url: "/menu/supy" };
  const section = { id: 1, slug: "supy", name: "Супы", description: "", url: "/menu/supy" };
  const packed = [{ ...section, cards: [7, 8].map((id) => ({ ...dish, id })) }];
  const byAllergen = [
    { name: "рыба", ids: [8] },
    { name: "сельдерей", ids: [7, 8] },
  ];

  it("APP-2 have the allergens of every dish", () => {
    const [{ cards = [] } = {}] = filterableSections(packed, byAllergen);
    expect(cards.map(({ id, allergens }) => [id, ...allergens])).toEqual([
      [7, "сельдерей"],
      [8, "рыба", "сельдерей"],
    ]);
  });

  it("have the same card objects for every page of the same data, so that they are rendered once", () => {
    const [again] = filterableSections(packed, byAllergen);
    expect(filterableSections(packed, byAllergen)[0]?.cards[0]).toBe(again?.cards[0]);
  });

  it("have the same card objects in later data, except those of changed dishes and allergens", () => {
    const [{ cards = [] } = {}] = filterableSections(packed, byAllergen);
    const later = packed.map((each) => ({ ...each, cards: [...each.cards] }));
    const noFish = byAllergen.map((allergen) => (allergen.name === "рыба" ? { ...allergen, ids: [] } : allergen));
    const [{ cards: same = [] } = {}] = filterableSections(later, byAllergen);
    expect(same.map((card, index) => card === cards[index])).toEqual([true, true]);
    const [{ cards: changed = [] } = {}] = filterableSections([...later], noFish);
    expect(changed.map((card, index) => card === cards[index])).toEqual([true, false]);
    expect(changed[1]?.allergens).toEqual(["сельдерей"]);
  });
});
