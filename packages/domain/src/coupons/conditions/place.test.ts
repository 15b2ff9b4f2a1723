import { describe, expect, it } from "vitest";
import { aCouponContext, aCouponWithCondition } from "../../testing/index.ts";
import { evaluateCoupon } from "../evaluate-coupon.ts";

describe("warehouse", () => {
  const coupon = aCouponWithCondition({ kind: "warehouse", warehouseIds: [1, 2] });

  it("COUP-1 applies in a listed branch and before a location is chosen", () => {
    expect(evaluateCoupon(coupon, aCouponContext({ warehouseId: 2 }))).toEqual([]);
    expect(evaluateCoupon(coupon, aCouponContext({ warehouseId: null }))).toEqual([]);
  });

  it("COUP-1 refuses another branch and names the listed ones", () => {
    expect(evaluateCoupon(coupon, aCouponContext({ warehouseId: 3 }))).toEqual([
      { reason: "warehouse", warehouseIds: [1, 2] },
    ]);
  });

  it("COUP-1 applies everywhere with an empty list", () => {
    expect(evaluateCoupon(aCouponWithCondition({ kind: "warehouse", warehouseIds: [] }), aCouponContext())).toEqual([]);
  });
});

describe("delivery type", () => {
  const pickup = aCouponWithCondition({ kind: "delivery-type", methods: ["local_pickup"] });
  const either = aCouponWithCondition({ kind: "delivery-type", methods: ["local_pickup", "flat_rate"] });

  it("COUP-2 requires the coupon's delivery type", () => {
    expect(evaluateCoupon(pickup, aCouponContext({ method: "local_pickup" }))).toEqual([]);
    for (const method of ["flat_rate", "wcso_booking", "restaurants", null] as const) {
      expect(evaluateCoupon(pickup, aCouponContext({ method }))).toEqual([
        { reason: "delivery-type", methods: ["local_pickup"] },
      ]);
    }
  });

  it("COUP-2 accepts either type for a coupon of both, and no third", () => {
    expect(evaluateCoupon(either, aCouponContext({ method: "flat_rate" }))).toEqual([]);
    expect(evaluateCoupon(either, aCouponContext({ method: "local_pickup" }))).toEqual([]);
    expect(evaluateCoupon(either, aCouponContext({ method: "restaurants" }))).toHaveLength(1);
  });
});

describe("device", () => {
  it("COUP-3 requires 'site' among the devices", () => {
    expect(
      evaluateCoupon(aCouponWithCondition({ kind: "device", devices: ["app", "site"] }), aCouponContext()),
    ).toEqual([]);
    expect(evaluateCoupon(aCouponWithCondition({ kind: "device", devices: ["app"] }), aCouponContext())).toEqual([
      { reason: "device" },
    ]);
  });
});
