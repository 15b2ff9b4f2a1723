import { type Adjustment, indexCatalog, quoteOrder } from "@skatert/domain";
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
      const paid = adjustments.filter(({ kind }) => goods.includes(kind)).reduce((sum, { amount }) => sum + amount, 0);
      expect(Math.round(paid * 100) / 100).toBe(each.pays);
    },
  );
});

function wantedRefusals({ lines, refusals }: MenuCase) {
  return lines.map((_, index) => {
    const wanted = refusals?.[index] ?? null;
    if (wanted === null || !("back_at" in wanted)) return wanted;
    return { ...wanted, back_at: new Date(at(`${day} ${wanted.back_at}`)).toISOString() };
  });
}
