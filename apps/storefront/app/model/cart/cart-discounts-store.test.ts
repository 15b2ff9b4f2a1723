import { money } from "@skatert/domain";
import { aCombiningPolicy, aCoupon, aGiftCoupon } from "@skatert/domain/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { codeToSend, useDiscounts } from "./cart-discounts-store.ts";

const discounts = () => useDiscounts.getState();
const ten = aCoupon({ id: 1 });
const fixed = aCoupon({ id: 2, benefit: { kind: "fixed", amount: money(300_00) } });
const gift = aGiftCoupon([11, 12], { id: 3 });
const promo = aCoupon({ id: 9, kind: "promo", code: "STOL10" });

/** The stores after a reload from the same browser storage. */
function reload(): void {
  const { partialize, merge } = useDiscounts.persist.getOptions();
  const stored: unknown = JSON.parse(JSON.stringify(partialize?.(discounts())));
  const fresh = useDiscounts.getInitialState();
  useDiscounts.setState(merge?.(stored, fresh) ?? fresh, true);
}

beforeEach(() => {
  discounts().clear();
  discounts().adoptPolicy(aCombiningPolicy());
});

describe("CART-7 the discount block", () => {
  it("asks when there is a choice, and stops once the shopper has chosen", () => {
    discounts().offer([ten, fixed]);
    expect(discounts().asks).toBe(true);
    discounts().select({ coupon: fixed, gift: null });
    expect(discounts().selection.couponIds).toEqual([2]);
    expect(discounts().asks).toBe(false);
  });

  it("does not ask again for a coupon that the shopper deselected", () => {
    discounts().offer([ten, fixed]);
    discounts().asked();
    discounts().offer([ten, fixed]);
    expect(discounts().asks).toBe(false);
  });

  it.each(["auto", "individual", "promo"] as const)(
    "combines no %s coupon with another before the shop's rules are known",
    (kind) => {
      useDiscounts.setState(useDiscounts.getInitialState(), true);
      const other = aCoupon({ id: 4, kind });
      discounts().offer([ten, other]);
      expect(discounts().selection.couponIds).toEqual([]);
      discounts().select({ coupon: ten, gift: null });
      discounts().select({ coupon: other, gift: null });
      expect(discounts().selection.couponIds).toEqual([4]);
    },
  );

  it("selects the one coupon on offer by itself where summing is allowed", () => {
    discounts().adoptPolicy(aCombiningPolicy({ autoWithAuto: true }));
    discounts().offer([ten]);
    expect(discounts().selection.couponIds).toEqual([1]);
    expect(discounts().asks).toBe(false);
  });

  it("replaces a selected coupon by the next, and a gift by the next gift", () => {
    discounts().offer([ten, gift]);
    discounts().select({ coupon: ten, gift: null });
    discounts().select({ coupon: gift, gift: { productId: 11, variationId: null, quantity: 1 } });
    expect(discounts().selection).toMatchObject({ couponIds: [3], gift: { couponId: 3, productId: 11 } });
    discounts().select({ coupon: gift, gift: { productId: 12, variationId: null, quantity: 1 } });
    expect(discounts().selection.gift).toMatchObject({ productId: 12 });
  });

  it("removes a coupon that is no longer eligible with its gift, and names it", () => {
    discounts().offer([ten, gift]);
    discounts().select({ coupon: gift, gift: { productId: 11, variationId: null, quantity: 1 } });
    discounts().offer([ten]);
    expect(discounts().selection).toMatchObject({ couponIds: [], gift: null });
    expect(discounts().dropped).toEqual(["code-3"]);
  });

  it("ENT-7 names a lost coupon at the first answer after a reload", () => {
    discounts().offer([ten, gift]);
    discounts().select({ coupon: ten, gift: null });
    reload();
    expect(discounts().selection.couponIds).toEqual([1]);
    discounts().offer([gift]);
    expect(discounts().selection.couponIds).toEqual([]);
    expect(discounts().dropped).toEqual(["code-1"]);
  });

  it("ENT-7 combines coupons after a reload as before it, and ignores malformed promo settings", () => {
    const policy = aCombiningPolicy({ promoWithAuto: true, bonusesWithAuto: true });
    discounts().adoptPolicy(policy);
    reload();
    expect(discounts().policy).toEqual(policy);
    useDiscounts.setState({ policy: JSON.parse('{"autoWithAuto":"yes","promoWithAuto":1}') });
    reload();
    expect(discounts().policy).toEqual(useDiscounts.getInitialState().policy);
  });

  it("clears the selection when no coupon is eligible", () => {
    discounts().offer([ten]);
    discounts().select({ coupon: ten, gift: null });
    discounts().offer([]);
    expect(discounts()).toMatchObject({ offered: [], asks: false, selection: { couponIds: [], gift: null } });
  });

  it("selects a typed code's coupon once it is eligible, and sends the code with it", () => {
    discounts().enterCode("stol10");
    discounts().offer([ten, promo]);
    expect(discounts().selection.couponIds).toEqual([9]);
    discounts().unselect(9);
    expect(discounts().promoCode).toBeNull();
    expect(discounts().selection.couponIds).toEqual([]);
  });

  it("drops a typed code for a coupon that cannot be combined with it", () => {
    discounts().enterCode("STOL10");
    discounts().offer([ten, promo]);
    discounts().select({ coupon: ten, gift: null });
    expect(discounts()).toMatchObject({ promoCode: null, selection: { couponIds: [1] } });
  });

  it("keeps a typed code beside a coupon where the shop allows summing", () => {
    discounts().adoptPolicy(aCombiningPolicy({ promoWithAuto: true }));
    discounts().enterCode("STOL10");
    discounts().offer([ten, promo]);
    discounts().select({ coupon: ten, gift: null });
    expect(discounts().promoCode).toBe("STOL10");
    expect([...discounts().selection.couponIds].sort()).toEqual([1, 9]);
  });

  it("allows a removed code to be entered again", () => {
    discounts().enterCode("STOL10");
    discounts().offer([promo]);
    discounts().dropCode();
    expect(discounts().selection.couponIds).toEqual([]);
    discounts().enterCode("STOL10");
    discounts().offer([promo]);
    expect(discounts().selection.couponIds).toEqual([9]);
  });

  it("does not resend a refused code until it is entered again or another user signs in", () => {
    discounts().enterCode("NOPE");
    expect(codeToSend(discounts())).toBe("NOPE");
    discounts().holdCode("unknown");
    expect([discounts().promoCode, codeToSend(discounts())]).toEqual(["NOPE", null]);
    discounts().retryCode();
    expect(discounts()).toMatchObject({ promoCode: null, triedCode: { code: "NOPE", verdict: null } });
    discounts().enterCode("NOPE");
    discounts().holdCode("too-many");
    discounts().enterCode("NOPE");
    expect(codeToSend(discounts())).toBe("NOPE");
  });
});

describe("COUP-14 removing a promo code restores the coupons it replaced", () => {
  const choose = () => {
    discounts().offer([ten, gift]);
    discounts().select({ coupon: gift, gift: { productId: 11, variationId: null, quantity: 1 } });
  };

  it("at once and after a reload", () => {
    choose();
    discounts().enterCode("STOL10");
    discounts().offer([ten, gift, promo]);
    expect(discounts().selection).toMatchObject({ couponIds: [9], gift: null });
    reload();
    discounts().adoptPolicy(aCombiningPolicy());
    discounts().offer([ten, gift, promo]);
    discounts().dropCode();
    expect(discounts().selection).toMatchObject({ couponIds: [3], gift: { couponId: 3, productId: 11 } });
    expect(discounts()).toMatchObject({ promoCode: null, displaced: null });
  });

  it("also when the cart loses the code, and names the lost code", () => {
    choose();
    discounts().enterCode("STOL10");
    discounts().offer([ten, gift, promo]);
    discounts().offer([ten, gift]);
    expect(discounts().selection).toMatchObject({ couponIds: [3], gift: { productId: 11 } });
    expect(discounts().dropped).toEqual(["STOL10"]);
  });

  it("except coupons that the cart is no longer eligible for", () => {
    choose();
    discounts().enterCode("STOL10");
    discounts().offer([gift, promo]);
    discounts().offer([ten, promo]);
    discounts().dropCode();
    expect(discounts().selection).toMatchObject({ couponIds: [], gift: null });
  });

  it("and a code replaces nothing before the shopper agrees", () => {
    choose();
    discounts().tryCode(" STOL10 ");
    expect(discounts()).toMatchObject({ promoCode: null, triedCode: { code: "STOL10", verdict: null } });
    discounts().judgeCode("OTHER", { kind: "failed" });
    expect(discounts().triedCode?.verdict).toBeNull();
    discounts().judgeCode("STOL10", { kind: "costs", cost: { from: money(1), to: money(2), lostGifts: [] } });
    expect(discounts().selection.couponIds).toEqual([3]);
    discounts().dropCode();
    expect(discounts()).toMatchObject({ triedCode: null, selection: { couponIds: [3] } });
  });
});
