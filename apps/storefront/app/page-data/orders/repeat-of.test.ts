import { indexCatalog, money, nothingBanned, type QuotedLine } from "@skatert/domain";
import { aCategory, aProduct } from "@skatert/domain/testing";
import { describe, expect, it } from "vitest";
import { repeatOf } from "./repeat-of.ts";

const soup = aProduct({ id: 1, name: "Уха", price: money(420_00) });
const rice = aProduct({ id: 2, name: "Плов", inStock: false });
const menu = indexCatalog([aCategory({ products: [soup, rice] })]);

function bought(productId: number, name: string, giftOf: number | null = null): QuotedLine {
  const price = money(100_00);
  return {
    productId,
    variationId: null,
    name,
    quantity: 2,
    unitPrice: price,
    total: price,
    giftOf,
    supplements: [],
    refusal: null,
  };
}

describe("repeating an order", () => {
  it("APP-2 takes the dishes at the present menu's prices and names unavailable dishes, each once", () => {
    const lines = [bought(1, "Уха"), bought(2, "Плов"), bought(3, "Окрошка"), bought(3, "Окрошка")];
    const { repeatLines, gone } = repeatOf({ lines }, menu, nothingBanned);
    expect(repeatLines.map(({ productId, quantity, unitPrice }) => [productId, quantity, unitPrice])).toEqual([
      [1, 2, 420_00],
    ]);
    expect(gone).toEqual(["Плов", "Окрошка"]);
  });

  it("ENT-1 names a dish that product_disable_buy removed from sale", () => {
    const { repeatLines, gone } = repeatOf({ lines: [bought(1, "Уха")] }, menu, { everything: false, productIds: [1] });
    expect([repeatLines, gone]).toEqual([[], ["Уха"]]);
  });

  it("CART-7 leaves out gifts", () => {
    expect(repeatOf({ lines: [bought(1, "Уха", 7), bought(9, "Морс", 7)] }, menu, nothingBanned)).toEqual({
      repeatLines: [],
      gone: [],
    });
  });
});
