import { describe, expect, it } from "vitest";
import { money } from "../../money/money.ts";
import type { BranchNow } from "../../stops/types.ts";
import { aCartLine, aLineRequest } from "../../testing/cart.ts";
import { aCatalog, aProduct } from "../../testing/catalog.ts";
import { aShop, aShopState } from "../../testing/checkout.ts";
import { aGiftCoupon } from "../../testing/coupons.ts";
import { aCondition } from "../../testing/delivery.ts";
import { quoteOf, quoteReasons } from "../../testing/quotes.ts";
import { aSchedule, at, everyDay, minuteOf } from "../../testing/schedule.ts";
import { aBranchNow, aPace, aStop } from "../../testing/stops.ts";
import { fitToQuote } from "../lines/fit-cart.ts";
import { offeredSlots } from "../offered-slots.ts";
import type { CheckoutRequest } from "../types.ts";

const day = { year: 2026, month: 11, day: 18 };
const takeTime = (time: string): CheckoutRequest["takeTime"] => ({ kind: "at", day, minute: minuteOf(time) });
const branchWith = (branch: Partial<BranchNow>) => ({ branch: aBranchNow(branch) });
const dishStopped = branchWith({ stops: [aStop({ kind: "product", id: 1 })] });
const sixPm = at("2026-11-18 18:00");

describe("a quote while a dish is stopped", () => {
  it("STOP-2 refuses it as soon as possible and for a slot before the end, with both ways out", () => {
    for (const wish of [{}, { takeTime: takeTime("17:30") }]) {
      expect(quoteOf(wish, {}, dishStopped).lines[0]).toMatchObject({
        refusal: { reason: "sold-out", backAt: sixPm },
        total: 0,
        next: { day, from: minuteOf("18:00"), to: minuteOf("18:30") },
      });
    }
  });

  it("STOP-2 sells it for a slot that begins at its end", () => {
    const quote = quoteOf({ takeTime: takeTime("18:00") }, {}, dishStopped);
    expect(quote.lines[0]?.refusal).toBeNull();
    expect(quote.refusals).toEqual([]);
  });

  it("STOP-2 offers no time for a dish that is stopped without an end", () => {
    const [line] = quoteOf({}, {}, branchWith({ stops: [aStop({ kind: "product", id: 1 }, null)] })).lines;
    expect(line).toMatchObject({ refusal: { reason: "sold-out" } });
    expect(line?.next).toBeUndefined();
  });

  it("STOP-2 does not sell a stopped supplement, and names it", () => {
    const catalog = aCatalog({ products: [aProduct({ supplements: [{ id: 9, group: null }] }), aProduct({ id: 9 })] });
    const wish = { lines: [aLineRequest({ supplements: [{ id: 9, count: 1 }] })] };
    const stops = [aStop({ kind: "supplement", id: 9 })];
    const [line] = quoteOf(wish, { catalog }, branchWith({ stops })).lines;
    expect(line?.refusal).toEqual({ reason: "supplement-not-offered", supplementId: 9, backAt: sixPm });
    expect(line?.next).toMatchObject({ from: minuteOf("18:00") });
  });

  it("STOP-2 does not give a stopped gift", () => {
    const coupon = aGiftCoupon([7], { id: 3 });
    const catalog = aCatalog({ products: [aProduct(), aProduct({ id: 7 })] });
    const stops = [aStop({ kind: "product", id: 7 })];
    const wish = { couponIds: [3], gift: { couponId: 3, productId: 7, variationId: null } };
    const given = quoteOf(wish, { catalog, coupons: [coupon] }).lines[1];
    expect(given).toMatchObject({ giftOf: 3, refusal: null });
    const refused = quoteOf(wish, { catalog, coupons: [coupon] }, branchWith({ stops })).lines[1];
    expect(refused).toMatchObject({ giftOf: 3, refusal: { reason: "sold-out", backAt: sixPm } });
  });

  it("STOP-2 keeps it in a cart that moves to another branch, since only the time is wrong", () => {
    const { lines } = quoteOf({}, {}, dishStopped);
    const line = aCartLine();
    expect(fitToQuote([line], lines).lines).toHaveLength(1);
    const gone = quoteOf({}, {}, branchWith({ stops: [aStop({ kind: "product", id: 1 }, null)] })).lines;
    expect(fitToQuote([line], gone).lines).toHaveLength(0);
  });
});

describe("a quote while a branch, method or zone is closed", () => {
  const pause = { message: "Авария", until: sixPm };

  it("STOP-3 a pause refuses orders before its end with its message, and offers the time after it", () => {
    expect(quoteOf({}, {}, branchWith({ pause }))).toMatchObject({
      refusals: [{ reason: "paused", what: "branch", message: "Авария", backAt: sixPm }],
      next: { from: minuteOf("18:00") },
      takenSeconds: null,
    });
    expect(quoteOf({ takeTime: takeTime("18:00") }, {}, branchWith({ pause })).refusals).toEqual([]);
  });

  it.each([
    [{ kind: "method", id: "flat_rate" }, "method"],
    [{ kind: "zone", id: "A" }, "zone"],
    [{ kind: "branch", id: 1 }, "branch"],
  ] as const)("STOP-2 refuses by a stop of %j", (target, what) => {
    const stops = [aStop(target)];
    expect(quoteOf({}, {}, branchWith({ stops })).refusals).toEqual([{ reason: "paused", what, backAt: sixPm }]);
    expect(quoteOf({ takeTime: takeTime("18:30") }, {}, branchWith({ stops })).refusals).toEqual([]);
  });

  it("STOP-2 is back when every stop and pause that closes it has ended", () => {
    const stops = [aStop({ kind: "method", id: "flat_rate" }, "2026-11-18 20:00")];
    expect(quoteOf({}, {}, branchWith({ pause, stops })).refusals).toEqual([
      { reason: "paused", what: "branch", message: "Авария", backAt: at("2026-11-18 20:00") },
    ]);
    const pickup = quoteOf({ method: "local_pickup" }, {}, branchWith({ pause, stops }));
    expect(pickup.refusals).toMatchObject([{ backAt: sixPm }]);
  });

  it("STOP-3 lists no slot before the end, and every one after it", () => {
    const starts = (branch: Partial<BranchNow>) =>
      offeredSlots(aShop(), aShopState(branchWith(branch)), { method: "flat_rate", zoneId: "A" }).map(
        ({ start }) => start,
      );
    expect(starts({ pause })).toEqual(starts({}).filter((start) => start >= sixPm));
    expect(starts({ stops: [aStop({ kind: "zone", id: "B" })] })).toEqual(starts({}));
    expect(starts({ pause: { message: "", until: null } })).toEqual([]);
  });
});

describe("a quote of a busy branch", () => {
  it("STOP-3 takes the last order earlier and the first slot later", () => {
    const shop = { schedule: aSchedule({ week: everyDay("10:00-12:40") }) };
    expect(quoteOf({}, shop).refusals).toEqual([]);
    expect(quoteReasons(quoteOf({}, shop, branchWith({ pace: aPace() })))).toEqual(["closed"]);
    const first = (branch: Partial<BranchNow>) =>
      offeredSlots(aShop(), aShopState(branchWith(branch)), { method: "flat_rate", zoneId: "A" })[0]?.start;
    expect([first({}), first({ pace: aPace() })]).toEqual([at("2026-11-18 12:30"), at("2026-11-18 13:00")]);
  });

  it("STOP-3 refuses express while it is off", () => {
    const shop = { conditions: [aCondition({ expressCost: money(400_00) })] };
    const busy = branchWith({ pace: aPace({ express: false, extraMinutes: 0 }) });
    expect(quoteReasons(quoteOf({ express: true }, shop))).toEqual([]);
    expect(quoteReasons(quoteOf({ express: true }, shop, busy))).toEqual(["express-unavailable"]);
    expect(quoteReasons(quoteOf({}, shop, busy))).toEqual([]);
  });
});
