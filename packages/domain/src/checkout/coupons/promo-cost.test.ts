import { describe, expect, it } from "vitest";
import { money } from "../../money/money.ts";
import { aCatalog, aCategory, aProduct } from "../../testing/catalog.ts";
import { quoteWithCoupons as quote } from "../../testing/coupon-quotes.ts";
import { aCoupon, aGiftCoupon } from "../../testing/coupons.ts";
import { promoCost } from "./promo-cost.ts";

const twelve = aCoupon({ id: 1, benefit: { kind: "percent", percent: 12 } });
const tenByCode = aCoupon({ id: 9, kind: "promo", code: "STOL10", benefit: { kind: "percent", percent: 10 } });
const twentyByCode = aCoupon({ id: 8, kind: "promo", code: "MORE", benefit: { kind: "percent", percent: 20 } });

describe("COUP-14 the price of a promo code", () => {
  it("returns both totals when the code displaces a larger discount", () => {
    const before = quote({ couponIds: [1] }, [twelve, tenByCode]);
    const after = quote({ couponIds: [1], promoCode: "STOL10" }, [twelve, tenByCode]);
    expect(promoCost(before, after)).toEqual({ from: 880_00, to: 900_00, lostGifts: [] });
  });

  it("is null when the code lowers the total or keeps it", () => {
    const before = quote({ couponIds: [1] }, [twelve, twentyByCode]);
    expect(promoCost(before, quote({ couponIds: [1], promoCode: "MORE" }, [twelve, twentyByCode]))).toBeNull();
    expect(promoCost(before, before)).toBeNull();
  });

  it("names a gift that the code displaces even if the total falls", () => {
    const hidden = aCategory({ id: 2, isHidden: true, products: [aProduct({ id: 7, name: "Cake" })] });
    const catalog = aCatalog({ categories: [aCategory({ products: [aProduct()] }), hidden] });
    const coupons = [aGiftCoupon([7], { id: 3 }), tenByCode];
    const gift = { couponId: 3, productId: 7, variationId: null };
    const before = quote({ gift }, coupons, { catalog });
    const after = quote({ gift, promoCode: "STOL10" }, coupons, { catalog });
    expect(promoCost(before, after)).toEqual({ from: money(1001_00), to: money(900_00), lostGifts: ["Cake"] });
  });

  it("does not count a gift that was refused before", () => {
    const coupons = [aGiftCoupon([7], { id: 3 }), tenByCode];
    const gift = { couponId: 3, productId: 7, variationId: null };
    expect(promoCost(quote({ gift }, coupons), quote({ gift, promoCode: "STOL10" }, coupons))).toBeNull();
  });
});

describe("points earned by an order", () => {
  it("are based on what is paid for goods after discounts", () => {
    expect(quote({}, []).bonuses.earned).toBe(50);
    expect(quote({ promoCode: "STOL10" }, [tenByCode]).bonuses.earned).toBe(45);
    const none = { bonusRules: { active: false, percentMax: 30, earnPercent: 5 } };
    expect(quote({}, [], none).bonuses.earned).toBe(0);
  });
});
