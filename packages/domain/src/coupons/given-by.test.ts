import { expect, it } from "vitest";
import { money, zero } from "../money/money.ts";
import { aProduct } from "../testing/catalog.ts";
import { givenBy } from "./given-by.ts";

const dish = aProduct({ id: 301, price: money(30_000) });
const products = new Map([[301, dish]]);
const line = { productId: 301, variationId: null, quantity: 2, total: money(200), giftOf: 8 };
const order = {
  adjustments: [
    { kind: "items" as const, amount: money(90_000) },
    { kind: "percent" as const, amount: money(-1_500), couponId: 7 },
    { kind: "gifts" as const, amount: money(200), couponId: 8 },
  ],
  lines: [line, { ...line, giftOf: null }],
};

it("PROMO-2 counts a discount as it was taken from the order", () => {
  expect(givenBy({ id: 7 }, order, { products })).toBe(1_500);
  expect(givenBy({ id: 9 }, order, { products })).toBe(zero);
});

it("PROMO-2 counts a gift at the menu's price less what the guest paid for it, and never below zero", () => {
  expect(givenBy({ id: 8 }, order, { products })).toBe(59_800);
  expect(givenBy({ id: 8 }, { ...order, lines: [{ ...line, total: money(70_000) }] }, { products })).toBe(zero);
  expect(givenBy({ id: 8 }, order, { products: new Map() })).toBe(zero);
});

it.each([
  ["two portions of 300 g at 300 ₽ a kilogram", { kind: "portion", grams: 300 }, 2, 18_000],
  ["450 g at 300 ₽ a kilogram", { kind: "grams" }, 450, 13_500],
] as const)("PROMO-2 counts a gift of %s by its weight", (_, measure, quantity, price) => {
  const products = new Map([[301, aProduct({ id: 301, price: money(30_000), measure })]]);
  const gift = { ...line, quantity, total: zero };
  expect(givenBy({ id: 8 }, { adjustments: [], lines: [gift] }, { products })).toBe(price);
});
