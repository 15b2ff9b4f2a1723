import { describe, expect, it } from "vitest";
import { money } from "../money/money.ts";
import { aCatalog, aCategory, aLineRequest, aProduct, aVariation } from "../testing/index.ts";
import { makeLine } from "./make-line.ts";

const picture = { src: "/dish.webp", alt: "" };
const large = aVariation({
  id: 12,
  price: money(590_00),
  regularPrice: money(650_00),
  attributes: [{ name: "Размер", option: "33 см" }],
});
const catalog = aCatalog({
  categories: [
    aCategory({ id: 1, freeLimits: [{ categoryId: 90, quantity: 1 }] }),
    aCategory({
      id: 2,
      parentId: 1,
      freeLimits: [{ categoryId: 90, quantity: 2 }],
      products: [aProduct({ id: 5, images: [picture], variations: [large] })],
    }),
    aCategory({ id: 90, name: "допы", products: [aProduct({ id: 900, price: money(30_00) })] }),
  ],
});

describe("makeLine", () => {
  it("ENT-5 takes name, first picture and prices from the menu", () => {
    expect(makeLine(catalog, aLineRequest({ productId: 5 }), "/menu/x")).toMatchObject({
      name: "Dish 5",
      picture,
      url: "/menu/x",
      unitPrice: 100_00,
      regularPrice: 100_00,
      quantity: 1,
      step: 1,
      initialQuantity: 1,
    });
  });

  it("ENT-5 takes the variation's price and name", () => {
    const line = makeLine(catalog, aLineRequest({ productId: 5, variationId: 12 }));
    expect(line).toMatchObject({ unitPrice: 590_00, regularPrice: 650_00, variationName: "33 см" });
  });

  it("PRICE-3 carries the free limits of the dish's and the supplements' categories", () => {
    const line = makeLine(
      catalog,
      aLineRequest({
        productId: 5,
        supplements: [
          { id: 900, count: 1 },
          { id: 900, count: 1 },
        ],
      }),
    );
    expect(line?.freeLimits).toEqual([
      { categoryId: 90, quantity: 2 },
      { categoryId: 90, quantity: 1 },
    ]);
    expect(line?.supplements).toEqual([{ id: 900, count: 2, name: "Dish 900", price: 30_00, categoryIds: [90] }]);
  });

  it("CART-4 returns null for a dish, variation or supplement that is not on the menu", () => {
    for (const request of [
      { productId: 6 },
      { productId: 5, variationId: 13 },
      { productId: 5, supplements: [{ id: 901, count: 1 }] },
    ]) {
      expect(makeLine(catalog, aLineRequest(request))).toBeNull();
    }
  });
});
