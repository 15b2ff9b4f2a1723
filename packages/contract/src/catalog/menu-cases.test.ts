import {
  type Adjustment,
  type Choice,
  checkChoices,
  type DishGroup,
  flatCounts,
  indexCatalog,
  leastPrice,
  makeLine,
  priceLine,
  priceRanges,
  quoteOrder,
  resolveGroups,
} from "@skatert/domain";
import {
  aBranchNow,
  aCheckoutRequest,
  aCoupon,
  aShop,
  aShopState,
  aStockLevel,
  aStop,
  at,
  minuteOf,
} from "@skatert/domain/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quoteToWire } from "../checkout/map-quote.ts";
import { requestLineFromWire } from "../checkout/map-request.ts";
import { RequestLineSchema } from "../checkout/request-schemas.ts";
import { MENU_CASES, type MenuCase } from "../testing/menu-cases.ts";
import { menuOfCases } from "../testing/menu-of-cases.ts";
import { categoriesFromWire } from "./map.ts";

const day = "2026-11-18";

function quoteOf({ lines, prices, at: time = "14:30", stops = [], stock = {}, percent }: MenuCase) {
  const catalog = indexCatalog(categoriesFromWire(menuOfCases(prices)));
  const coupons = percent === undefined ? [] : [aCoupon({ id: 1, benefit: { kind: "percent", percent } })];
  const request = aCheckoutRequest({
    lines: lines.map((each) => requestLineFromWire(RequestLineSchema.parse(each))),
    couponIds: coupons.map(({ id }) => id),
    takeTime: { kind: "at", day: { year: 2026, month: 11, day: 18 }, minute: minuteOf(time) },
  });
  const branch = aBranchNow({
    stops: stops.map(({ product, until }) => aStop({ kind: "product", id: product }, until && `${day} ${until}`)),
  });
  const levels = Object.entries(stock).map(([id, quantity]) => aStockLevel({ productId: Number(id), quantity }));
  const state = aShopState({ now: at(`${day} 07:00`), stock: levels, branch });
  return quoteToWire(quoteOrder(request, aShop({ catalog, coupons }), state));
}

const goods: readonly Adjustment["kind"][] = ["items", "combo", "percent", "fixed", "excluded", "free_supplements"];

describe("the thirty cases of the menu model", () => {
  it.each(MENU_CASES.map((each) => [each.number, each.what, each] as const))(
    "MENU-3 case %s: %s",
    (_number, _what, each) => {
      const { lines, adjustments } = quoteOf(each);
      expect(lines.map(({ refusal = null }) => refusal)).toEqual(wantedRefusals(each));
      expect(lines.map(({ total }) => total)).toEqual(each.totals);
      expect(lines.map(({ note = null }) => note)).toEqual(each.notes ?? each.lines.map(() => null));
      const paid = adjustments.filter(({ kind }) => goods.includes(kind)).reduce((sum, { amount }) => sum + amount, 0);
      expect(Math.round(paid * 100) / 100).toBe(each.pays);
    },
  );
});

const anyMenu = indexCatalog(categoriesFromWire(menuOfCases()));
const anyDish = fc.constantFrom(
  ...[...anyMenu.products.values()].filter(({ groups, measure }) => groups.length > 0 && measure.kind === "piece"),
);

/** Any choices in these groups, each option at most as often as it allows. */
function anyChoices(groups: readonly DishGroup[]): fc.Arbitrary<readonly Choice[]> {
  const each = groups.flatMap(({ id: groupId, options }) =>
    options.map(({ id, variationId, max, groups: own }) =>
      fc.tuple(fc.integer({ min: 0, max }), anyChoices(own)).map(([count, choices]): readonly Choice[] => {
        const inner = own.length === 0 ? {} : { choices };
        return count === 0 ? [] : [{ groupId, id, count, variationId, ...inner }];
      }),
    ),
  );
  return fc.tuple(...each).map((lists) => lists.flat());
}

const anyPurchase = anyDish.chain((product) => {
  const sizes = product.variations.length === 0 ? [null] : product.variations.map(({ id }) => id);
  return fc.constantFrom(...sizes).chain((variationId) => {
    const groups = resolveGroups({ product, variationId }, anyMenu);
    return anyChoices(groups).map((choices) => ({ product, variationId, groups, choices }));
  });
});

it("MENU-6 prices an option by the size's name in the default language, whatever it is called on the page", () => {
  const inEnglish = JSON.stringify(menuOfCases()).replace(
    /"id":3012,"price":600,"attributes":\[\{"name":"Размер","option":"30 см"\}\]/,
    '"id":3012,"price":600,"size_names":["30 см"],"attributes":[{"name":"Size","option":"12 in"}]',
  );
  const menu = indexCatalog(categoriesFromWire(JSON.parse(inEnglish)));
  const choices = [{ groupId: 94, id: 941, count: 1, variationId: null }];
  const asked = { productId: 301, variationId: 3012, quantity: 1, supplements: [{ id: 941, count: 1 }], choices };
  expect(menu.products.get(301)?.variations[1]?.attributes).toEqual([{ name: "Size", option: "12 in" }]);
  expect(makeLine(menu, asked)?.supplements).toMatchObject([{ id: 941, price: 90_00 }]);
});

describe("the price on a card", () => {
  it("MENU-16 is one at which the dish can be bought, and nothing is bought for less", () => {
    const bought = new Map<number, number>();
    fc.assert(
      fc.property(anyPurchase, ({ product, variationId, groups, choices }) => {
        if (checkChoices(groups, choices, () => null) !== null) return;
        const supplements = flatCounts(choices);
        const line = makeLine(anyMenu, { productId: product.id, variationId, quantity: 1, supplements, choices });
        if (line === null) throw new Error("no line");
        const { gross, freeSupplements } = priceLine(line);
        const { unit, choices: least } = leastPrice(product, anyMenu);
        expect(gross - freeSupplements).toBeGreaterThanOrEqual(unit + least);
        bought.set(product.id, Math.min(bought.get(product.id) ?? Number.POSITIVE_INFINITY, gross - freeSupplements));
      }),
      { numRuns: 5_000, seed: 1 },
    );
    for (const [id, price] of bought) {
      const product = anyMenu.products.get(id);
      if (product === undefined) throw new Error(`no dish ${id}`);
      const { unit, choices } = leastPrice(product, anyMenu);
      expect([product.name, price]).toEqual([product.name, unit + choices]);
    }
    expect(bought.size).toBeGreaterThan(5);
  });
});

describe("the prices that the office shows while a dish is edited", () => {
  const rangeOf = (id: number, variationId: number | null = null) => {
    const product = anyMenu.products.get(id);
    if (product === undefined) throw new Error(`no dish ${id}`);
    const range = priceRanges(product, anyMenu).find((each) => each.variationId === variationId);
    return [(range?.least ?? 0) / 100, (range?.most ?? 0) / 100];
  };

  it("MENU-21 are the lowest and the highest at each size, by the menu of the cases", () => {
    // Three chargeable units of the four sauces: the dearest of two cheese, two garlic is free.
    expect(rangeOf(202)).toEqual([400, 400 + 50 + 40 + 40]);
    expect(rangeOf(201)).toEqual([900, 900 + 60 + 50 + 40 + 40]);
    // Three of the six toppings are free.
    expect(rangeOf(303)).toEqual([500, 500 + 80 + 60 + 60]);
    expect(rangeOf(304, 3042)).toEqual([600, 690 + 2 * 90 + 2 * 70]);
    expect(rangeOf(401)).toEqual([650, 650 + 450 + 60 + 50 + 40 + 40 + 90]);
  });

  it("MENU-21 hold every valid purchase between them", () => {
    fc.assert(
      fc.property(anyPurchase, ({ product, variationId, groups, choices }) => {
        if (checkChoices(groups, choices, () => null) !== null) return;
        const supplements = flatCounts(choices);
        const line = makeLine(anyMenu, { productId: product.id, variationId, quantity: 1, supplements, choices });
        const range = priceRanges(product, anyMenu).find((each) => each.variationId === variationId);
        if (line === null || range === undefined) throw new Error("no line");
        const { gross, freeSupplements } = priceLine(line);
        expect(gross).toBeLessThanOrEqual(range.most + freeSupplements);
        expect(gross - freeSupplements).toBeGreaterThanOrEqual(range.least);
      }),
      { numRuns: 2_000 },
    );
  });
});

function wantedRefusals({ lines, refusals }: MenuCase) {
  return lines.map((_, index) => {
    const wanted = refusals?.[index] ?? null;
    if (wanted === null || !("back_at" in wanted)) return wanted;
    return { ...wanted, back_at: new Date(at(`${day} ${wanted.back_at}`)).toISOString() };
  });
}
