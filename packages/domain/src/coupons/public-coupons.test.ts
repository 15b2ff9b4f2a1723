import { describe, expect, it } from "vitest";
import { aCoupon, aCouponCustomer } from "../testing/index.ts";
import { couponsOfCustomer, publicCoupons } from "./public-coupons.ts";
import type { CouponCustomer } from "./types.ts";

const coupons = [
  aCoupon({ id: 1 }),
  aCoupon({ id: 2, showToUser: false }),
  aCoupon({ id: 3, kind: "individual", userIds: [5] }),
  aCoupon({ id: 4, conditions: [{ kind: "first-purchase" }] }),
  aCoupon({ id: 5, kind: "promo" }),
  aCoupon({ id: 6, kind: "promo", userIds: [5] }),
  aCoupon({ id: 7, kind: "individual", userIds: [5], showToUser: false }),
];
const shownTo = (customer: CouponCustomer | null) => publicCoupons(coupons, customer).map(({ id }) => id);

describe("publicCoupons", () => {
  it("COUP-13 shows a guest coupons that are neither hidden nor individual, first-purchase ones included", () => {
    expect(shownTo(null)).toEqual([1, 4]);
  });

  it("COUP-13 shows a user the individual coupons that list the user", () => {
    expect(shownTo(aCouponCustomer({ id: 5 }))).toEqual([1, 3, 4]);
    expect(shownTo(aCouponCustomer({ id: 6 }))).toEqual([1, 4]);
  });

  it("COUP-13 shows first-purchase coupons to users with no orders", () => {
    expect(shownTo(aCouponCustomer({ id: 6, ordersCount: 1 }))).toEqual([1]);
  });
});

describe("couponsOfCustomer", () => {
  it("COUP-13 lists the coupons and codes that name the user", () => {
    expect(couponsOfCustomer(coupons, aCouponCustomer({ id: 5 })).map(({ id }) => id)).toEqual([3, 6]);
    expect(couponsOfCustomer(coupons, aCouponCustomer({ id: 6 }))).toEqual([]);
  });
});
