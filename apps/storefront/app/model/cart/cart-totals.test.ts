import { money } from "@skatert/domain";
import { aCartLine, aCondition, aCoupon, aGiftCoupon } from "@skatert/domain/testing";
import { describe, expect, it } from "vitest";
import type { DeliveryPlace } from "../place/place.ts";
import { localTotals, nextGoal } from "./cart-totals.ts";

const terms = aCondition({
  price: money(99_00),
  freeFrom: money(1000_00),
  minimum: money(500_00),
  expressCost: money(250_00),
});
const place: DeliveryPlace = {
  kind: "delivery",
  locationId: 21,
  warehouseId: 501,
  line: "",
  coordinates: { lon: 5, lat: 5 },
  details: { apartment: "", entrance: "", floor: "", intercom: "", comment: "" },
  terms,
};
const nothing = { couponIds: [], gift: null, declined: [] };
const cart = { lines: [aCartLine({ quantity: 6 })], place, offered: [], selection: nothing, express: false };

describe("PRICE-1 price of the cart before the first quote", () => {
  it("adds the zone's fee, free from its threshold, or the express price", () => {
    expect(localTotals(cart).total).toBe(699_00);
    expect(localTotals({ ...cart, lines: [aCartLine({ quantity: 10 })] }).total).toBe(1000_00);
    expect(localTotals({ ...cart, express: true }).total).toBe(850_00);
    expect(localTotals({ ...cart, place: null }).total).toBe(600_00);
  });

  it("subtracts the selected eligible coupons and adds the chosen gift", () => {
    const offered = [aCoupon({ id: 1 }), aGiftCoupon([7], { id: 2 }), aCoupon({ id: 3 })];
    const selection = { couponIds: [1, 2], gift: { couponId: 2, productId: 7, variationId: null }, declined: [] };
    const totals = localTotals({ ...cart, offered, selection });
    expect(totals.adjustments.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["items", 600_00],
      ["percent", -60_00],
      ["gifts", 1_00],
      ["delivery", 99_00],
    ]);
  });
});

describe("PRICE-6 next goal of the cart", () => {
  it("is the minimum first, then free delivery, then a gift", () => {
    const goal = (sum: number, giftFrom: number | null, where: typeof place | null = place, minimum = 500_00) =>
      nextGoal(
        { countedSum: money(sum), place: where, minimum: money(minimum) },
        giftFrom === null ? null : money(giftFrom),
      );
    expect(goal(400_00, 2000_00)).toEqual({ kind: "minimum", missing: 100_00, share: 0.8 });
    expect(goal(500_00, 2000_00)).toEqual({ kind: "free-delivery", missing: 500_00, share: 0.5 });
    expect(goal(1000_00, 2000_00)).toEqual({ kind: "gift", missing: 1000_00, share: 0.5 });
    expect(goal(2000_00, null)).toBeNull();
  });

  it("is no delivery threshold without delivery", () => {
    expect(nextGoal({ countedSum: money(100_00), place: null, minimum: money(0) }, null)).toBeNull();
  });
});
