import { describe, expect, it } from "vitest";
import { money } from "../money/money.ts";
import { aPricingLine, aSupplement } from "../testing/index.ts";
import { freeSupplements } from "./free-supplements.ts";
import { priceLine } from "./price-line.ts";

const cheap = aSupplement({ id: 1, price: money(10_00) });
const dear = aSupplement({ id: 2, price: money(50_00) });

describe("freeSupplements", () => {
  it("PRICE-3 charges only the units above the free quantity", () => {
    const limits = [{ categoryId: 90, quantity: 2 }];
    expect(freeSupplements([aSupplement({ count: 2 })], limits)).toBe(60_00);
    expect(freeSupplements([aSupplement({ count: 3 })], limits)).toBe(60_00);
    expect(freeSupplements([aSupplement({ count: 1 })], limits)).toBe(30_00);
  });

  it("PRICE-3 makes the dearest of the chosen units free", () => {
    expect(freeSupplements([cheap, dear], [{ categoryId: 90, quantity: 1 }])).toBe(50_00);
  });

  it("PRICE-3 applies the larger of two limits of one category, not their sum", () => {
    const limits = [
      { categoryId: 90, quantity: 1 },
      { categoryId: 90, quantity: 2 },
    ];
    expect(freeSupplements([aSupplement({ count: 5 })], limits)).toBe(60_00);
  });

  it("PRICE-3 applies each category's limit to its own supplements", () => {
    const sauce = aSupplement({ id: 3, price: money(20_00), count: 2, categoryIds: [91] });
    expect(freeSupplements([dear, sauce], [{ categoryId: 91, quantity: 1 }])).toBe(20_00);
  });

  it("PRICE-3 uses a subcategory's limit before its parent's", () => {
    const sauce = aSupplement({ id: 3, price: money(60_00), categoryIds: [90, 91] });
    const limits = [
      { categoryId: 90, quantity: 1 },
      { categoryId: 91, quantity: 1 },
    ];
    expect(freeSupplements([sauce, dear], limits)).toBe(110_00);
  });

  it("PRICE-3 applies the limit to each unit of the dish", () => {
    const line = aPricingLine({ quantity: 3, supplements: [dear], freeLimits: [{ categoryId: 90, quantity: 1 }] });
    expect(priceLine(line).freeSupplements).toBe(150_00);
  });
});
