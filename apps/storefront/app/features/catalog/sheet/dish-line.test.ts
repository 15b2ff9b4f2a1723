import { lineAmount, money } from "@skatert/domain";
import { describe, expect, it } from "vitest";
import type { DishDetail } from "../card/dish.ts";
import { unpackDish } from "../menu/packed-dish.ts";
import { lineOfDish, plainChoice } from "./dish-line.ts";
import { freeAllowance } from "./free-allowance.ts";

const card = unpackDish({
  id: 5,
  name: "Пельмени",
  price: money(30_000),
  categoryIds: [108],
  url: "/x",
  freeLimits: [{ categoryId: 130, quantity: 2 }],
});
const sauces = {
  name: "Соусы",
  items: [
    { id: 31, name: "Сметана", price: money(6_000), categoryIds: [130], picture: null, weight: null, allergens: [] },
    { id: 32, name: "Горчица", price: money(4_000), categoryIds: [130], picture: null, weight: null, allergens: [] },
  ],
};
const detail: Pick<DishDetail, "variations" | "supplementGroups" | "groups" | "sizedGroups" | "takesNote"> = {
  takesNote: true,
  groups: [],
  sizedGroups: {},
  variations: [
    { id: 501, name: "25 штук", price: money(45_000), regularPrice: money(50_000), inStock: true, netContent: null },
  ],
  supplementGroups: [sauces],
};

describe("price on the button", () => {
  it("is that of the chosen variation times the quantity", () => {
    expect(lineAmount(lineOfDish(card, { variationId: 501, counts: {}, choices: [], quantity: 2 }, detail))).toBe(
      90_000,
    );
  });

  it("PRICE-3 charges only the supplements above the free quantity, the dearest being free", () => {
    const line = lineOfDish(card, { variationId: null, counts: { 31: 2, 32: 1 }, choices: [], quantity: 1 }, detail);
    expect(lineAmount(line)).toBe(34_000);
  });

  it("CART-6 belongs to a separate line for each variation and each set of supplements", () => {
    const keys = [
      plainChoice(card),
      { variationId: 501, counts: {}, choices: [], quantity: 1 },
      { variationId: null, counts: { 31: 1 }, choices: [], quantity: 1 },
    ].map((choice) => lineOfDish(card, choice, detail).key);
    expect(new Set(keys).size).toBe(3);
  });

  it("MENU-15 belongs to a separate line for each note, on one line, and without one where none is taken", () => {
    const noted = { ...plainChoice(card), note: "  разрезать\n  пополам " };
    const line = lineOfDish(card, noted, detail);
    expect([line.note, line.key]).toEqual(["разрезать пополам", '5::"разрезать пополам"']);
    const plain = lineOfDish(card, plainChoice(card), detail);
    for (const same of [
      lineOfDish(card, { ...noted, note: " " }, detail),
      lineOfDish(card, noted, { ...detail, takesNote: false }),
    ])
      expect(same).toEqual(plain);
  });

  it("ENT-5 is for the first-add minimum after a tap on the card", () => {
    const byThree = unpackDish({
      id: 6,
      name: "Нигири",
      price: money(9_000),
      categoryIds: [],
      url: "/y",
      step: 2,
      initialQuantity: 4,
    });
    expect(plainChoice(byThree).quantity).toBe(4);
  });
});

describe("free supplements of a group", () => {
  it("PRICE-3 are shown with the number taken", () => {
    expect(freeAllowance(sauces, card.freeLimits, { 31: 1 })).toEqual({ total: 2, used: 1 });
  });

  it("are null if no limit applies to the group", () => {
    expect(freeAllowance(sauces, [{ categoryId: 999, quantity: 3 }], {})).toBeNull();
  });
});
