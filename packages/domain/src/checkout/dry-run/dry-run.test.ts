import { describe, expect, it } from "vitest";
import type { Coupon } from "../../coupons/types.ts";
import { money } from "../../money/money.ts";
import { aLineRequest } from "../../testing/cart.ts";
import { aCatalog, aCategory, aProduct } from "../../testing/catalog.ts";
import { aCheckoutRequest, aCustomer, aShop } from "../../testing/checkout.ts";
import { aCombiningPolicy, aCoupon, aGiftCoupon } from "../../testing/coupons.ts";
import { at } from "../../testing/schedule.ts";
import type { CheckoutRequest, ShopRules } from "../types.ts";
import { createDryRun, withPromotion } from "./dry-run.ts";
import { type PastCart, pastRules } from "./past-cart.ts";

const catalog = aCatalog({
  categories: [aCategory({ id: 1, products: [1, 2].map((id) => aProduct({ id, price: money(1000_00) })) })],
});

/** Pickup of one dish at 1000 ₽. */
function aCart(changes: Partial<PastCart> = {}, request: Partial<CheckoutRequest> = {}): PastCart {
  return {
    orderId: 1,
    at: at("2026-11-18 12:00"),
    request: aCheckoutRequest({ method: "local_pickup", lines: [aLineRequest()], paymentMethod: null, ...request }),
    customer: aCustomer({ id: null }),
    number: "+70000000001",
    ...changes,
  };
}

/** A run over carts in a shop with these coupons. */
function runOver(
  carts: readonly PastCart[],
  promotion: Coupon,
  coupons: readonly Coupon[],
  { isTyped = true, ...shop }: Partial<ShopRules> & { readonly isTyped?: boolean } = {},
) {
  const before = pastRules(aShop({ catalog, coupons, ...shop }));
  const after = { ...before, coupons: withPromotion(coupons, promotion) };
  const run = createDryRun({ promotion, isTyped, earlier: [], firstDay: "2026-11-18" });
  const judged = carts.map((cart) => run.judge(cart, { before, after }));
  return { ...run.result(), taken: judged.map((each) => each?.after.applied.map(({ id }) => id)) };
}

const tenth = aCoupon({ id: 10 });
const half = aCoupon({ id: 50, benefit: { kind: "percent", percent: 50 } });

describe("a dry run", () => {
  it("PROMO-2 lets a guest take what spares most, and what the order had if both spare the same", () => {
    const equal = aCoupon({ id: 11 });
    expect(runOver([aCart()], half, [tenth]).taken).toEqual([[50]]);
    expect(runOver([aCart()], tenth, [half]).taken).toEqual([[50]]);
    expect(runOver([aCart()], equal, [tenth]).taken).toEqual([[10]]);
    expect(runOver([aCart({}, { couponIds: [11] })], equal, [tenth]).taken).toEqual([[11]]);
    const combining = aCombiningPolicy({ autoWithAuto: true });
    expect(runOver([aCart()], half, [tenth], { combining }).taken).toEqual([[10, 50]]);
  });

  it("PROMO-2 counts a gift at the menu's price", () => {
    const gift = aGiftCoupon([2], { id: 20 });
    const { taken, discount, conflicts } = runOver([aCart()], gift, [half]);
    expect(taken).toEqual([[20]]);
    expect(discount).toBe(999_00);
    expect(conflicts).toEqual([{ coupon: half, carts: 1 }]);
  });

  it("PROMO-2 gives a new code to guests who typed no other one, if no coupon spares more", () => {
    const code = aCoupon({ id: 60, kind: "promo", code: "NEW", benefit: { kind: "percent", percent: 20 } });
    const other = aCoupon({ id: 61, kind: "promo", code: "OLD", benefit: { kind: "percent", percent: 5 } });
    const carts = [aCart(), aCart({}, { promoCode: "OLD" })];
    expect(runOver(carts, code, [other]).taken).toEqual([[60], [61]]);
    expect(runOver(carts, code, [other], { isTyped: false }).taken).toEqual([[], [61]]);
    expect(runOver(carts, code, [half, other]).taken).toEqual([[50], [50]]);
  });

  it("PROMO-2 gives each single-use code to one cart, until none is left", () => {
    const codes = new Map(["leto-1", "leto-2"].map((code) => [code, code]));
    const flyer = aCoupon({ id: 62, kind: "promo", codes });
    const carts = [1, 2, 3].map((orderId) => aCart({ orderId, number: `+7000000000${orderId}` }));
    expect(runOver(carts, flyer, []).taken).toEqual([[62], [62], []]);
  });

  it("PROMO-2 gives those who typed the promotion's earlier code its code of now, and nobody else", () => {
    const listed = aCoupon({ id: 63, kind: "promo", code: "OLD" });
    const carts = [1, 2, 3].map((orderId) => aCart({ orderId }, { promoCode: "old", couponIds: [63] }));
    const typed = (tested: Coupon, list = [listed]) => runOver(carts, tested, list, { isTyped: false }).taken;
    expect(typed({ ...listed, code: "NEW" })).toEqual([[63], [63], [63]]);
    const codes = new Map(["new-1", "old"].map((code) => [code, code]));
    // The first cart keeps the code that is still there.
    expect(typed({ ...listed, codes })).toEqual([[63], [63], []]);
    // The shop no longer knows the old code.
    expect(typed({ ...listed, codes }, [{ ...listed, codes }])).toEqual([[63], [63], []]);
    expect(runOver([aCart()], { ...listed, code: "NEW" }, [listed], { isTyped: false }).taken).toEqual([[]]);
  });

  it("PROMO-2 fills up the uses of both sides apart from each other", () => {
    const twice = { ...half, usageLimit: 2 };
    const carts = ["+71", "+72", "+73"].map((number, index) => aCart({ number, orderId: index + 1 }));
    const result = runOver(carts, { ...half, usageLimit: 1 }, [twice]);
    expect(result).toMatchObject({ carts: 3, matching: 1, guests: 1, discount: 500_00, changed: 1 });
    expect(result.examples).toEqual([{ orderId: 1, before: 500_00, after: 500_00, discount: 500_00 }]);
  });

  it("PROMO-2 begins with the uses before the run, in all and by each guest", () => {
    const taken = (promotion: Coupon, days = [18, 19]) => {
      const rules = pastRules(aShop({ catalog, coupons: [] }));
      const earlier = [{ couponId: 50, uses: 3, given: money(100_00) }];
      const run = createDryRun({ promotion, isTyped: false, earlier, firstDay: "2026-11-18" });
      const after = { ...rules, coupons: [promotion] };
      return days.map((day) => {
        const cart = aCart({ at: at(`2026-11-${day} 12:00`) });
        if (day === days[0]) run.learn([{ couponId: 50, customer: cart.number, uses: 2, usesOnDay: 1 }]);
        return run.judge(cart, { before: rules, after })?.after.applied.length;
      });
    };
    expect(taken({ ...half, usageLimit: 4 })).toEqual([1, 0]);
    expect(taken({ ...half, budget: money(600_00) })).toEqual([1, 0]);
    expect(taken({ ...half, usageLimitPerCustomer: 3 })).toEqual([1, 0]);
    expect(taken({ ...half, usageLimitPerDay: 1 })).toEqual([0, 1]);
    // The uses of the first day do not count on the day of the guest's first cart.
    expect(taken({ ...half, usageLimitPerDay: 1 }, [19])).toEqual([1]);
  });

  it("PROMO-2 ends the promotion with its budget, and counts the uses of a day anew", () => {
    const onDays = (...days: readonly number[]) => days.map((day) => aCart({ at: at(`2026-11-${day} 12:00`) }));
    expect(runOver(onDays(18, 18, 19), { ...half, budget: money(600_00) }, []).taken).toEqual([[50], [50], []]);
    expect(runOver(onDays(18, 18, 19), { ...half, usageLimitPerDay: 1 }, []).taken).toEqual([[50], [], [50]]);
  });

  it("PROMO-2 sells what is sold out today, and leaves out what is gone, closed or below the minimum", () => {
    const soldOut = aCatalog({
      categories: [aCategory({ id: 1, products: [aProduct({ id: 1, inStock: false, price: money(1000_00) })] })],
    });
    const gone = aCart({}, { lines: [aLineRequest({ productId: 404 })] });
    const night = aCart({ at: at("2026-11-18 03:00") });
    const pauses = [{ warehouseId: 1, zoneId: null, message: null, during: null }];
    const result = runOver([aCart(), gone, night], half, [], { catalog: soldOut, pauses });
    expect(result).toMatchObject({ carts: 1, matching: 1 });
    expect([...result.skipped]).toEqual([
      ["not-available", 1],
      ["closed", 1],
    ]);
    expect([...runOver([aCart()], half, [], { minimum: money(1000_01) }).skipped]).toEqual([
      ["minimum-not-reached", 1],
    ]);
    const run = createDryRun({ promotion: half, isTyped: false, earlier: [], firstDay: "2026-11-18" });
    run.judge(aCart(), null);
    expect([...run.result().skipped]).toEqual([["branch-closed", 1]]);
  });

  it("PROMO-2 has a coupon in the place of its earlier version, and a new one before the codes", () => {
    const code = aCoupon({ id: 60, kind: "promo" });
    const ids = (coupons: readonly Coupon[]) => coupons.map(({ id, benefit }) => [id, benefit]);
    const changed = { ...tenth, benefit: half.benefit };
    expect(ids(withPromotion([tenth, code], changed))).toEqual(ids([changed, code]));
    expect(ids(withPromotion([tenth, code], half))).toEqual(ids([tenth, half, code]));
    expect(ids(withPromotion([tenth], code))).toEqual(ids([tenth, code]));
  });
});
