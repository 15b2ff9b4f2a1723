import { describe, expect, it } from "vitest";
import { money } from "../money/money.ts";
import { aCartLine } from "../testing/cart.ts";
import { aCombiningPolicy, aCoupon, aCouponWithCondition, aGiftCoupon } from "../testing/coupons.ts";
import { at } from "../testing/schedule.ts";
import { couponHints, type HintedCart, nearestGiftSum } from "./coupon-hints.ts";

const cart: HintedCart = {
  lines: [aCartLine({ productId: 1, categoryIds: [10], quantity: 1 })],
  countedSum: money(1760_00),
  method: "flat_rate",
  warehouseId: 501,
  takeTime: { kind: "soonest" },
  now: at("2026-11-18 12:00"),
  timeZone: "Europe/Moscow",
  applied: [],
  hasPoints: false,
  hasCode: false,
  combining: aCombiningPolicy(),
};
const from2000 = aGiftCoupon([7], {
  id: 2,
  conditions: [{ kind: "cart-sum", minimum: money(2000_00), maximum: null }],
});
const from4000 = aCouponWithCondition({ kind: "cart-sum", minimum: money(4000_00), maximum: null }, { id: 3 });
const pickup = aCouponWithCondition({ kind: "delivery-type", methods: ["local_pickup"] }, { id: 4 });
const twoPizzas = aCouponWithCondition({ kind: "category-quantity", categoryIds: [10], quantity: 2 }, { id: 5 });
const threeRolls = aCouponWithCondition({ kind: "category-quantity", categoryIds: [99], quantity: 3 }, { id: 6 });

const reasons = (coupons: Parameters<typeof couponHints>[0], offered: Parameters<typeof couponHints>[1] = []) =>
  couponHints(coupons, offered, cart).map(({ coupon, refusal }) => [coupon.id, refusal.reason]);

describe("CART-7 missing condition of a discount", () => {
  it("is listed nearest first: money, dishes, another delivery type", () => {
    expect(reasons([pickup, from4000, twoPizzas, from2000])).toEqual([
      [2, "sum-below"],
      [5, "category-quantity"],
      [3, "sum-below"],
      [4, "delivery-type"],
    ]);
  });

  it("is not listed for an eligible coupon, nor for one with several missing conditions", () => {
    const both = aCoupon({ id: 8, conditions: [...from2000.conditions, ...pickup.conditions] });
    expect(reasons([from2000, both], [from2000])).toEqual([]);
  });

  it("is not listed for dishes that the cart has none of, nor for conditions a shopper cannot meet", () => {
    const over = aCoupon({ id: 9, expiresAt: at("2026-01-01 00:00") });
    const app = aCouponWithCondition({ kind: "device", devices: ["app"] }, { id: 10 });
    expect(reasons([threeRolls, over, app])).toEqual([]);
  });

  it("COUP-10 uses the chosen time if there is one", () => {
    const lunch = aCouponWithCondition({ kind: "hours", from: 720, to: 960 }, { id: 11 });
    const evening: HintedCart = {
      ...cart,
      takeTime: { kind: "at", day: { year: 2026, month: 11, day: 18 }, minute: 1200 },
    };
    expect(couponHints([lunch], [], cart)).toEqual([]);
    expect(couponHints([lunch], [], evening)).toMatchObject([{ refusal: { reason: "hours", from: 720, to: 960 } }]);
  });

  it("COUP-14 is not listed if the discount would not apply beside the promo code", () => {
    const promo = aCoupon({ id: 20, kind: "promo" });
    const combining = aCombiningPolicy({ promoWithAuto: true });
    const withCode = { ...cart, applied: [promo], hasCode: true };
    expect(couponHints([from2000, twoPizzas], [promo], withCode)).toEqual([]);
    // The code's own condition is not met yet: once it is, the code comes first.
    expect(couponHints([from2000], [], { ...cart, hasCode: true })).toEqual([]);
    expect(couponHints([from2000], [promo], { ...withCode, combining })).toMatchObject([{ coupon: { id: 2 } }]);
  });

  it("COUP-14 is not listed beside a selected discount that it would replace", () => {
    const selected = aCoupon({ id: 21 });
    const gift = aGiftCoupon([8], { id: 22 });
    const combining = aCombiningPolicy({ autoWithAuto: true });
    expect(couponHints([from2000], [selected], { ...cart, applied: [selected] })).toEqual([]);
    expect(couponHints([from2000], [selected], { ...cart, applied: [selected], combining })).toHaveLength(1);
    expect(couponHints([from2000], [gift], { ...cart, applied: [gift], combining })).toEqual([]);
  });

  it("returns the sum from which the nearest gift applies", () => {
    expect(nearestGiftSum(couponHints([from2000, from4000], [], cart))).toBe(2000_00);
    expect(nearestGiftSum(couponHints([from4000], [], cart))).toBeNull();
  });
});

it("COUP-14 promises no automatic coupon that would take away the points of the order", () => {
  const automatic = aCouponWithCondition({ kind: "cart-sum", minimum: money(2000_00), maximum: null }, { id: 8 });
  const hinted = (hasPoints: boolean, bonusesWithAuto: boolean) =>
    couponHints([automatic], [], { ...cart, hasPoints, combining: aCombiningPolicy({ bonusesWithAuto }) }).length;
  expect([hinted(false, false), hinted(true, true), hinted(true, false)]).toEqual([1, 1, 0]);
});

it("PROMO-2 promises no coupon that has not begun, or has ended", () => {
  const sum = { kind: "cart-sum", minimum: money(2000_00), maximum: null } as const;
  const planned = aCouponWithCondition(sum, { id: 8, startsAt: cart.now + 1 });
  const ended = aCouponWithCondition(sum, { id: 9, expiresAt: cart.now });
  expect(couponHints([planned, ended], [], cart)).toEqual([]);
  expect(couponHints([planned, ended], [], { ...cart, now: cart.now + 1 })).toHaveLength(1);
});
