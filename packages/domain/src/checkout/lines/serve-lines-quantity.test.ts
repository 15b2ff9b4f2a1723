import { describe, expect, it } from "vitest";
import { aStockLevel } from "../../testing/cart.ts";
import { aCatalog, aCategory, aProduct, aVariation } from "../../testing/catalog.ts";
import { aShop } from "../../testing/checkout.ts";
import { lineRefusals as refusals } from "../../testing/line-refusals.ts";
import { everyDay } from "../../testing/schedule.ts";

describe("quote lines: quantity", () => {
  const stepped = aProduct({ step: 100, initialQuantity: 250, measure: { kind: "grams" } });

  it.each([
    [250, true],
    [350, true],
    [300, false],
    [150, false],
    [0, false],
    [-250, false],
    [250.5, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
    [1e300, false],
  ])("ENT-5 sells only the first-add minimum plus whole steps: %d g %s", (quantity, isSold) => {
    const expected = isSold ? null : { reason: "quantity-step", initial: 250, step: 100 };
    expect(refusals(aCatalog({ products: [stepped] }), [{ quantity }])).toEqual([expected]);
  });

  it("refuses a line whose price exceeds exact integers", () => {
    expect(refusals(aCatalog(), [{ quantity: 1_000_000 }])).toEqual([null]);
    const catalog = aCatalog({
      products: [aProduct({ supplements: [{ id: 900, group: null }] }), aProduct({ id: 900 })],
    });
    const lines = [{ quantity: 1_000_000, supplements: [{ id: 900, count: 1000 }] }];
    expect(refusals(catalog, lines)[0]?.reason).toBe("quantity-step");
  });

  const dish = aProduct({
    id: 1,
    supplements: [
      { id: 900, group: null },
      { id: 901, group: null },
    ],
  });
  const menu = aCatalog({
    categories: [
      aCategory({ products: [dish] }),
      aCategory({
        id: 2,
        name: "допы",
        products: [aProduct({ id: 900 }), aProduct({ id: 901, inStock: false }), aProduct({ id: 902 })],
      }),
    ],
  });

  it.each([
    [{ id: 900, count: 2 }, null],
    [{ id: 900, count: 0 }, null],
    [{ id: 900, count: -1 }, 900],
    [{ id: 900, count: 1.5 }, 900],
    [{ id: 900, count: Number.NaN }, 900],
    [{ id: 901, count: 1 }, 901],
    [{ id: 902, count: 1 }, 902],
    [{ id: 404, count: 1 }, 404],
  ])("sells supplements that the dish lists and the branch has: %o", (choice, refusedId) => {
    const expected = refusedId === null ? null : { reason: "supplement-not-offered", supplementId: refusedId };
    expect(refusals(menu, [{ supplements: [choice] }])).toEqual([expected]);
  });

  it("serves lines of one stock row in the order sent and refuses each line that does not fit", () => {
    const stock = [aStockLevel({ quantity: 5 })];
    const lines = [{ quantity: 2 }, { quantity: 4 }, { quantity: 3 }, { quantity: 1 }];
    expect(refusals(aCatalog(), lines, { stock })).toEqual([
      null,
      { reason: "not-enough-stock", left: 3 },
      null,
      { reason: "sold-out" },
    ]);
  });

  it("applies a row without variation to all variations, in addition to their own rows", () => {
    const sized = aProduct({ variations: [aVariation({ id: 11 }), aVariation({ id: 12 })] });
    const stock = [aStockLevel({ quantity: 5 }), aStockLevel({ variationId: 11, quantity: 2 })];
    const lines = [
      { variationId: 11, quantity: 3 },
      { variationId: 12, quantity: 4 },
      { variationId: 11, quantity: 2 },
    ];
    expect(refusals(aCatalog({ products: [sized] }), lines, { stock })).toEqual([
      { reason: "not-enough-stock", left: 2 },
      null,
      { reason: "not-enough-stock", left: 1 },
    ]);
  });

  it("ignores other branches' rows, and treats no row or an empty quantity as unlimited", () => {
    const stock = [aStockLevel({ warehouseId: 2, quantity: 0 }), aStockLevel({ quantity: null })];
    expect(refusals(aCatalog(), [{ quantity: 1000 }], { stock })).toEqual([null]);
  });

  it("leaves a refused line's stock to the next line", () => {
    const stock = [aStockLevel({ quantity: 1 })];
    const lines = [{ quantity: 1, supplements: [{ id: 404, count: 1 }] }, { quantity: 1 }];
    expect(refusals(menu, lines, { stock }).map((each) => each?.reason ?? null)).toEqual([
      "supplement-not-offered",
      null,
    ]);
  });

  it("names the supplement that is short, per unit of the dish, and takes no stock of the dish", () => {
    const stock = [aStockLevel({ productId: 900, quantity: 5 }), aStockLevel({ quantity: 4 })];
    const lines = [
      { quantity: 3, supplements: [{ id: 900, count: 2 }] },
      { quantity: 2, supplements: [{ id: 900, count: 2 }] },
      { quantity: 2 },
    ];
    expect(refusals(menu, lines, { stock })).toEqual([
      { reason: "supplement-not-offered", supplementId: 900 },
      null,
      null,
    ]);
  });

  it("counts the stock of gram items in grams and their supplements per line", () => {
    const cheese = aProduct({
      measure: { kind: "grams" },
      initialQuantity: 100,
      step: 50,
      supplements: [{ id: 900, group: null }],
    });
    const catalog = aCatalog({ products: [cheese, aProduct({ id: 900 })] });
    const stock = [aStockLevel({ quantity: 500 }), aStockLevel({ productId: 900, quantity: 1 })];
    const lines = [{ quantity: 350, supplements: [{ id: 900, count: 1 }] }, { quantity: 200 }, { quantity: 150 }];
    expect(refusals(catalog, lines, { stock })).toEqual([null, { reason: "not-enough-stock", left: 150 }, null]);
  });

  it("reports unresolvable refusals before those the shopper can resolve", () => {
    const gone = aProduct({ inStock: false, locationIds: [200], step: 3, variations: [aVariation()] });
    expect(refusals(aCatalog({ products: [gone] }), [{ quantity: 1 }])).toEqual([{ reason: "not-at-location" }]);
    expect(refusals(aCatalog({ products: [{ ...gone, locationIds: [] }] }), [{ quantity: 1 }])).toEqual([
      { reason: "sold-out" },
    ]);
  });

  it("checks lines independently of the opening hours", () => {
    const shop = { schedule: { ...aShop().schedule, week: everyDay("13:00-14:00") } };
    expect(refusals(aCatalog(), [{}], { shop })).toEqual([null]);
  });
});
