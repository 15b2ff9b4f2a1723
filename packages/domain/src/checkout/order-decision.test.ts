import { describe, expect, it } from "vitest";
import { money } from "../money/money.ts";
import { aLineRequest, aStockLevel } from "../testing/cart.ts";
import { aCatalog, aProduct, aVariation } from "../testing/catalog.ts";
import { aCheckoutRequest, aCustomer, aShop, aShopState } from "../testing/checkout.ts";
import { aCoupon, aGiftCoupon } from "../testing/coupons.ts";
import { aCondition } from "../testing/delivery.ts";
import { at } from "../testing/schedule.ts";
import { decideOrder } from "./order-decision.ts";
import { quoteOrder } from "./quote/quote-order.ts";
import type { CheckoutRequest, ShopRules, ShopState } from "./types.ts";

const catalog = aCatalog({
  products: [aProduct(), aProduct({ id: 2, variations: [aVariation()] }), aProduct({ id: 3, step: 2 })],
});

/** The decision on an order that expects `expected` kopecks, by default the quote's total. */
function decide(
  request: Partial<CheckoutRequest> = {},
  shop: Partial<ShopRules> = {},
  state: Partial<ShopState> = {},
  expected: number | null = null,
) {
  const quote = quoteOrder(aCheckoutRequest(request), aShop({ catalog, ...shop }), aShopState(state));
  return decideOrder(quote, expected === null ? quote.total : money(expected));
}

const refusedFor = (...reasons: readonly string[]) => ({
  kind: "refused",
  refusals: reasons.map((reason) => expect.objectContaining({ reason })),
});

describe("decision on an order", () => {
  it("CART-8 places an order whose expected total is the quote's", () => {
    expect(decide()).toEqual({ kind: "place" });
  });

  it("CART-8 answers a changed price with the new quote, a kopeck either way", () => {
    expect(decide({}, {}, {}, 299_99)).toEqual({ kind: "changed" });
    expect(decide({}, {}, {}, 300_01)).toEqual({ kind: "changed" });
  });

  const withGone = { lines: [aLineRequest(), aLineRequest({ productId: 404 })] };

  it("CART-8 answers `changed` for a refused line, even at the expected total", () => {
    expect(decide(withGone)).toEqual({ kind: "changed" });
    expect(
      decide(
        { lines: [aLineRequest({ quantity: 1 }), aLineRequest({ quantity: 5 })] },
        {},
        { stock: [aStockLevel({ quantity: 2 })] },
      ),
    ).toEqual({
      kind: "changed",
    });
  });

  it("MENU-15 answers `changed` if a note would be lost, and places the order where the dish takes notes", () => {
    const noted = { lines: [aLineRequest({ quantity: 3, note: "разрезать" })] };
    expect(decide(noted)).toEqual({ kind: "changed" });
    expect(decide(noted, { dishNotes: true })).toEqual({ kind: "place" });
    const forbidding = aCatalog({ products: [aProduct({ notes: "forbid" })] });
    expect(decide(noted, { dishNotes: true, catalog: forbidding })).toEqual({ kind: "changed" });
  });

  it("refuses an order without a sellable line, naming each line's product", () => {
    const decision = decide({ lines: [aLineRequest({ productId: 404 })] });
    expect(decision).toEqual({
      kind: "refused",
      refusals: [{ reason: "not-available", productId: 404, variationId: null }],
    });
    expect(decide({ lines: [] }).kind).toBe("refused");
  });

  it("refuses an order with only a gift left", () => {
    const gift = { couponId: 3, productId: 1, variationId: null };
    const request = { lines: [aLineRequest({ productId: 404 })], gift };
    expect(decide(request, { coupons: [aGiftCoupon([1], { id: 3 })] }).kind).toBe("refused");
    const quote = quoteOrder(aCheckoutRequest(), aShop(), aShopState());
    const lines = quote.lines.map((line) => ({ ...line, giftOf: 3 }));
    expect(decideOrder({ ...quote, lines }, quote.total).kind).toBe("refused");
  });

  it.each([
    ["variation-required", aLineRequest({ productId: 2 })],
    ["quantity-step", aLineRequest({ productId: 3, quantity: 3 })],
  ])("refuses for %s even if the rest can be sold", (reason, line) => {
    expect(decide({ lines: [aLineRequest(), line] })).toEqual(refusedFor(reason));
  });

  it.each<readonly [string, Partial<CheckoutRequest>, Partial<ShopRules>]>([
    ["address-required", { coordinates: null }, {}],
    ["outside-zone", { coordinates: { lon: 50, lat: 50 } }, {}],
    ["express-unavailable", { express: true }, {}],
    ["minimum-not-reached", {}, { conditions: [aCondition({ minimum: money(100_01) })] }],
    ["payment-unavailable", { paymentMethod: "gold" }, {}],
    ["paused", {}, { pauses: [{ warehouseId: 1, zoneId: null, message: null, during: null }] }],
    ["time-required", { takeTime: { kind: "date-only", day: { year: 2026, month: 11, day: 19 } } }, {}],
    ["time-passed", { takeTime: { kind: "at", day: null, minute: 660 } }, {}],
    ["slot-unavailable", { takeTime: { kind: "at", day: null, minute: 725 } }, {}],
    ["slot-full", {}, { slots: { minutes: 30, days: 7, capacity: { flat_rate: { orders: 0, sum: null } } } }],
  ])("refuses for %s, which requires new input", (reason, request, shop) => {
    expect(decide(request, shop)).toEqual(refusedFor(reason));
  });

  it("refuses at closed hours, even if a line also became unavailable", () => {
    const now = at("2026-11-18 23:00");
    expect(decide({}, {}, { now })).toEqual(refusedFor("closed"));
    expect(decide(withGone, {}, { now })).toEqual(refusedFor("closed", "not-available"));
  });

  it("refuses when losing a line takes the order below its minimum", () => {
    const shop = { conditions: [aCondition({ minimum: money(200_00) })] };
    expect(decide(withGone, shop)).toEqual(refusedFor("minimum-not-reached", "not-available"));
  });

  it("places an order with cut points or a refused code when the shopper saw that total", () => {
    const cut = { bonusPoints: 500 };
    const customer = aCustomer({ bonusBalance: 10 });
    expect(decide(cut, {}, { customer })).toEqual({ kind: "place" });
    expect(decide(cut, {}, { customer }, 0)).toEqual({ kind: "changed" });
    expect(decide({ promoCode: "nothing" })).toEqual({ kind: "place" });
    expect(decide({ promoCode: "nothing" }, {}, {}, 290_00)).toEqual({ kind: "changed" });
    const usedUp = { coupons: [aCoupon({ usageLimit: 0 })] };
    expect(decide({ couponIds: [1] }, usedUp)).toEqual({ kind: "place" });
    expect(decide({ couponIds: [1] }, usedUp, {}, 290_00)).toEqual({ kind: "changed" });
    expect(decide({ couponIds: [1], bonusPoints: 5 }, { coupons: [aCoupon()] }, { customer })).toEqual({
      kind: "place",
    });
  });

  it("answers `changed` when the gift is out of stock", () => {
    const free = aGiftCoupon([3], { id: 3 });
    const gift = { couponId: 3, productId: 3, variationId: null };
    const stock = [aStockLevel({ productId: 3, quantity: 0 })];
    expect(decide({ gift }, { coupons: [free] }, { stock })).toEqual({ kind: "changed" });
    expect(decide({ gift }, { coupons: [free] })).toEqual({ kind: "place" });
  });
});
