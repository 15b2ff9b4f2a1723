import { describe, expect, it } from "vitest";
import type { LineRequest, StockLevel } from "../cart/types.ts";
import type { Catalog } from "../catalog/types.ts";
import { aLineRequest, aStockLevel } from "../testing/cart.ts";
import { aCatalog, aCategory, aProduct, aVariation } from "../testing/catalog.ts";
import { aCheckoutRequest, aShop, aShopState } from "../testing/checkout.ts";
import { at, everyDay, hoursOf, minuteOf } from "../testing/schedule.ts";
import { quoteOrder } from "./quote-order.ts";
import type { LineRefusal, ShopRules } from "./types.ts";

interface Situation {
  readonly shop?: Partial<ShopRules>;
  readonly stock?: readonly StockLevel[];
  readonly now?: number;
}

/** What a quote says to each line. */
function refusals(
  catalog: Catalog,
  lines: readonly Partial<LineRequest>[],
  situation: Situation = {},
): readonly (LineRefusal | null)[] {
  const state = aShopState({ stock: situation.stock ?? [], now: situation.now ?? at("2026-11-18 12:00") });
  const quote = quoteOrder(
    aCheckoutRequest({ lines: lines.map(aLineRequest) }),
    aShop({ catalog, ...situation.shop }),
    state,
  );
  return quote.lines.map(({ refusal }) => refusal);
}

describe("lines of a quote: what is sold at all", () => {
  it("refuses a product that no menu knows", () => {
    expect(refusals(aCatalog(), [{ productId: 404 }])).toEqual([{ reason: "not-available" }]);
  });

  it("refuses what the branch's price file leaves out as not at the location", () => {
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

  it("VALID-3 refuses what stands in hidden categories only", () => {
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

  it("CART-1 refuses what is made by request: it is asked for, not bought", () => {
    const catalog = aCatalog({ products: [aProduct({ id: 1, byRequest: true }), aProduct({ id: 2 })] });
    expect(refusals(catalog, [{ productId: 1 }, { productId: 2 }])).toEqual([{ reason: "not-available" }, null]);
  });

  it("PRICE-3 refuses a supplement as a line of its own", () => {
    const catalog = aCatalog({ categories: [aCategory({ name: "Допы", products: [aProduct({ id: 900 })] })] });
    expect(refusals(catalog, [{ productId: 900 }])).toEqual([{ reason: "not-sold-alone" }]);
  });

  it("needs a variation of a dish that has them, and none of one that has not", () => {
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

  it("says sold out where the menu says so", () => {
    const catalog = aCatalog({ products: [aProduct({ inStock: false })] });
    expect(refusals(catalog, [{}])).toEqual([{ reason: "sold-out" }]);
  });
});

describe("lines of a quote: when", () => {
  const breakfast = aProduct({ availability: { weekdays: [1, 2, 3, 4, 5], ...hoursOf("08:00-11:00") } });
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

  it("asks for the delivery time, not the clock's", () => {
    const catalog = aCatalog({ products: [breakfast] });
    const takeTime = { kind: "at", day: { year: 2026, month: 11, day: 19 }, minute: minuteOf("09:00") } as const;
    const request = aCheckoutRequest({ takeTime });
    const quote = quoteOrder(request, aShop({ catalog, ...around.shop }), aShopState({ now: at("2026-11-18 20:00") }));
    expect(quote.lines[0]?.refusal).toBeNull();
  });

  it("asks a dish's category and those above it, and is content with one that offers it", () => {
    const night = { weekdays: [], ...hoursOf("22:00-06:00") };
    const parent = aCategory({ id: 1, availability: night });
    const child = aCategory({ id: 2, parentId: 1, products: [aProduct({ id: 1 }), aProduct({ id: 2 })] });
    const open = aCategory({ id: 3, products: [aProduct({ id: 2 })] });
    const catalog = aCatalog({ categories: [parent, child, open] });
    expect(refusals(catalog, [{ productId: 1 }, { productId: 2 }])).toEqual([
      { reason: "not-available", from: minuteOf("22:00"), to: minuteOf("06:00") },
      null,
    ]);
    expect(refusals(catalog, [{ productId: 1 }], { ...around, now: at("2026-11-19 05:59") })).toEqual([null]);
  });

  it("does not let a hidden category offer what its visible one does not", () => {
    const evening = { weekdays: [], ...hoursOf("18:00-22:00") };
    const hidden = aCategory({ id: 1, isHidden: true, products: [aProduct()] });
    const visible = aCategory({ id: 2, availability: evening, products: [aProduct()] });
    expect(refusals(aCatalog({ categories: [hidden, visible] }), [{}])[0]?.reason).toBe("not-available");
  });
});

describe("lines of a quote: how much", () => {
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
  ])("ENT-5 sells the first-add minimum plus whole steps: %d g %s", (quantity, isSold) => {
    const expected = isSold ? null : { reason: "quantity-step", initial: 250, step: 100 };
    expect(refusals(aCatalog({ products: [stepped] }), [{ quantity }])).toEqual([expected]);
  });

  it("refuses a line whose price could not be counted exactly", () => {
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

  it("serves lines over one stock row in the order sent and refuses whole what does not fit", () => {
    const stock = [aStockLevel({ quantity: 5 })];
    const lines = [{ quantity: 2 }, { quantity: 4 }, { quantity: 3 }, { quantity: 1 }];
    expect(refusals(aCatalog(), lines, { stock })).toEqual([
      null,
      { reason: "not-enough-stock", left: 3 },
      null,
      { reason: "sold-out" },
    ]);
  });

  it("lets a row without variation cover all variations together, beside their own rows", () => {
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

  it("does not look at other branches' rows, and takes no row and an empty quantity for unlimited", () => {
    const stock = [aStockLevel({ warehouseId: 2, quantity: 0 }), aStockLevel({ quantity: null })];
    expect(refusals(aCatalog(), [{ quantity: 1000 }], { stock })).toEqual([null]);
  });

  it("gives a refused line's stock to the next", () => {
    const stock = [aStockLevel({ quantity: 1 })];
    const lines = [{ quantity: 1, supplements: [{ id: 404, count: 1 }] }, { quantity: 1 }];
    expect(refusals(menu, lines, { stock }).map((each) => each?.reason ?? null)).toEqual([
      "supplement-not-offered",
      null,
    ]);
  });

  it("names the supplement that does not suffice, per unit of the dish, and keeps the dish's stock", () => {
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

  it("says what cannot be helped before what the shopper can mend", () => {
    const gone = aProduct({ inStock: false, locationIds: [200], step: 3, variations: [aVariation()] });
    expect(refusals(aCatalog({ products: [gone] }), [{ quantity: 1 }])).toEqual([{ reason: "not-at-location" }]);
    expect(refusals(aCatalog({ products: [{ ...gone, locationIds: [] }] }), [{ quantity: 1 }])).toEqual([
      { reason: "sold-out" },
    ]);
  });

  it("keeps hours apart from the schedule's: a closed shop's lines are judged all the same", () => {
    const shop = { schedule: { ...aShop().schedule, week: everyDay("13:00-14:00") } };
    expect(refusals(aCatalog(), [{}], { shop })).toEqual([null]);
  });
});
