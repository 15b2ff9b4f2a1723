import { describe, expect, it } from "vitest";
import { aCatalog, aCategory, aProduct, aVariation } from "../../testing/catalog.ts";
import { aCheckoutRequest, aShop, aShopState } from "../../testing/checkout.ts";
import { lineRefusals as refusals } from "../../testing/line-refusals.ts";
import { at, hoursOf, minuteOf } from "../../testing/schedule.ts";
import { quoteOrder } from "../quote/quote-order.ts";

describe("quote lines: availability", () => {
  it("refuses a product that is on no menu", () => {
    expect(refusals(aCatalog(), [{ productId: 404 }])).toEqual([{ reason: "not-available" }]);
  });

  it("refuses a product missing from the branch's price file as not at the location", () => {
    const mainCatalog = aCatalog({ products: [aProduct({ id: 1 }), aProduct({ id: 2 })] });
    expect(refusals(aCatalog(), [{ productId: 2 }], { shop: { mainCatalog } })).toEqual([
      { reason: "not-at-location" },
    ]);
  });

  it("refuses a product of other locations; an empty list means everywhere", () => {
    const catalog = aCatalog({
      products: [
        aProduct({ id: 1, locationIds: [200] }),
        aProduct({ id: 2, locationIds: [200, 100] }),
        aProduct({ id: 3 }),
      ],
    });
    const lines = [{ productId: 1 }, { productId: 2 }, { productId: 3 }];
    expect(refusals(catalog, lines)).toEqual([{ reason: "not-at-location" }, null, null]);
  });

  it("VALID-3 refuses a product that is only in hidden categories", () => {
    const shelf = (id: number, changes = {}) =>
      aCategory({ id, ...changes, products: [aProduct({ id }), aProduct({ id: 9 })] });
    const catalog = aCatalog({
      categories: [
        shelf(1, { isHidden: true }),
        shelf(2, { parentId: 15 }),
        shelf(3, { name: "Uncategorized" }),
        shelf(4),
      ],
    });
    const lines = [1, 2, 3, 4, 9].map((productId) => ({ productId }));
    const hidden = { reason: "not-available" };
    expect(refusals(catalog, lines)).toEqual([hidden, hidden, hidden, null, null]);
  });

  it("CART-1 refuses a dish made by request", () => {
    const catalog = aCatalog({ products: [aProduct({ id: 1, byRequest: true }), aProduct({ id: 2 })] });
    expect(refusals(catalog, [{ productId: 1 }, { productId: 2 }])).toEqual([{ reason: "not-available" }, null]);
  });

  it("ENT-1 refuses a dish that product_disable_buy names, and every dish when it bans all", () => {
    const catalog = aCatalog({ products: [aProduct({ id: 1 }), aProduct({ id: 2 })] });
    const lines = [{ productId: 1 }, { productId: 2 }];
    const refused = { reason: "not-available" };
    const named = { buyingBan: { everything: false, productIds: [1] } };
    expect(refusals(catalog, lines, { shop: named })).toEqual([refused, null]);
    const all = { buyingBan: { everything: true, productIds: [] } };
    expect(refusals(catalog, lines, { shop: all })).toEqual([refused, refused]);
  });

  it("ENT-1 counts every branch's lines against the single stock (single_stock_mode)", () => {
    const stock = [
      { productId: 1, variationId: null, warehouseId: 1, quantity: 0 },
      { productId: 1, variationId: null, warehouseId: 9, quantity: 2 },
    ];
    const catalog = aCatalog({ products: [aProduct({ id: 1 })] });
    const lines = [{ productId: 1, quantity: 3 }];
    const single = { shop: { stockWarehouseId: 9 }, stock };
    expect(refusals(catalog, lines, single)).toEqual([{ reason: "not-enough-stock", left: 2 }]);
    expect(refusals(catalog, lines, { stock })).toEqual([{ reason: "sold-out" }]);
  });

  it("ENT-5 refuses more than one piece of a dish that is not countable", () => {
    const catalog = aCatalog({ products: [aProduct({ id: 1, countable: false })] });
    expect(refusals(catalog, [{ productId: 1, quantity: 2 }])).toEqual([
      { reason: "quantity-step", initial: 1, step: 1 },
    ]);
    expect(refusals(catalog, [{ productId: 1, quantity: 1 }])).toEqual([null]);
  });

  it("PRICE-3 refuses a supplement as a separate line", () => {
    const catalog = aCatalog({ categories: [aCategory({ name: "Допы", products: [aProduct({ id: 900 })] })] });
    expect(refusals(catalog, [{ productId: 900 }])).toEqual([{ reason: "not-sold-alone" }]);
  });

  it("requires a variation of a dish with variations, and none of a dish without", () => {
    const sized = aProduct({ id: 1, variations: [aVariation({ id: 11 }), aVariation({ id: 12, inStock: false })] });
    const catalog = aCatalog({ products: [sized, aProduct({ id: 2 })] });
    const lines = [
      { productId: 1 },
      { productId: 1, variationId: 99 },
      { productId: 1, variationId: 12 },
      { productId: 1, variationId: 11 },
      { productId: 2, variationId: 11 },
    ];
    const required = { reason: "variation-required" };
    expect(refusals(catalog, lines)).toEqual([
      required,
      required,
      { reason: "sold-out" },
      null,
      { reason: "not-available" },
    ]);
  });

  it("refuses as sold out what the menu marks as sold out", () => {
    const catalog = aCatalog({ products: [aProduct({ inStock: false })] });
    expect(refusals(catalog, [{}])).toEqual([{ reason: "sold-out" }]);
  });
});

describe("quote lines: hours", () => {
  const breakfast = aProduct({ availability: [{ weekdays: [1, 2, 3, 4, 5], ...hoursOf("08:00-11:00") }] });
  const refused = { reason: "not-available", from: minuteOf("08:00"), to: minuteOf("11:00") };
  const around = { shop: { schedule: { ...aShop().schedule, aroundTheClock: true } } };

  it.each([
    ["2026-11-18 07:59", refused],
    ["2026-11-18 08:00", null],
    ["2026-11-18 10:59", null],
    ["2026-11-18 11:00", refused],
    ["2026-11-21 09:00", refused],
  ])("offers breakfast on weekdays from 08:00 to 11:00, exclusive: %s", (now, expected) => {
    expect(refusals(aCatalog({ products: [breakfast] }), [{}], { ...around, now: at(now) })).toEqual([expected]);
  });

  it("checks the delivery time, not the clock", () => {
    const catalog = aCatalog({ products: [breakfast] });
    const takeTime = { kind: "at", day: { year: 2026, month: 11, day: 19 }, minute: minuteOf("09:00") } as const;
    const request = aCheckoutRequest({ takeTime });
    const quote = quoteOrder(request, aShop({ catalog, ...around.shop }), aShopState({ now: at("2026-11-18 20:00") }));
    expect(quote.lines[0]?.refusal).toBeNull();
  });

  it("checks a category with its ancestors; one category that offers the dish is enough", () => {
    const night = { weekdays: [], ...hoursOf("22:00-06:00") };
    const parent = aCategory({ id: 1, availability: [night] });
    const child = aCategory({ id: 2, parentId: 1, products: [aProduct({ id: 1 }), aProduct({ id: 2 })] });
    const open = aCategory({ id: 3, products: [aProduct({ id: 2 })] });
    const catalog = aCatalog({ categories: [parent, child, open] });
    expect(refusals(catalog, [{ productId: 1 }, { productId: 2 }])).toEqual([
      { reason: "not-available", from: minuteOf("22:00"), to: minuteOf("06:00") },
      null,
    ]);
    expect(refusals(catalog, [{ productId: 1 }], { ...around, now: at("2026-11-19 05:59") })).toEqual([null]);
  });

  it("ignores the hours of a hidden category", () => {
    const evening = { weekdays: [], ...hoursOf("18:00-22:00") };
    const hidden = aCategory({ id: 1, isHidden: true, products: [aProduct()] });
    const visible = aCategory({ id: 2, availability: [evening], products: [aProduct()] });
    expect(refusals(aCatalog({ categories: [hidden, visible] }), [{}])[0]?.reason).toBe("not-available");
  });
});
