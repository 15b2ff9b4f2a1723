import { describe, expect, it } from "vitest";
import { aCoupon, aCouponContext, aCouponWithCondition } from "../../testing/index.ts";
import { evaluateCoupon } from "../evaluate-coupon.ts";
import type { Condition } from "../types.ts";

const hour = 60;
const friday = { year: 2026, month: 11, day: 20 };
const saturday = { year: 2026, month: 11, day: 21 };

describe("hours", () => {
  const at = (from: number, to: number, takeMinute: number | null) =>
    evaluateCoupon(
      aCouponWithCondition({ kind: "hours", from: from * hour, to: to * hour }),
      aCouponContext({ takeMinute }),
    );

  it("COUP-10 starts at its hour, inclusive", () => {
    expect(at(12, 15, 12 * hour)).toEqual([]);
    expect(at(12, 15, 12 * hour - 1)).toEqual([{ reason: "hours", from: 12 * hour, to: 15 * hour }]);
  });

  it("COUP-10 ends at its hour, exclusive", () => {
    expect(at(12, 15, 15 * hour - 1)).toEqual([]);
    expect(at(12, 15, 15 * hour)).toHaveLength(1);
  });

  it("COUP-10 runs to the end of the day with 24, and past midnight", () => {
    expect(at(20, 24, 24 * hour - 1)).toEqual([]);
    expect(at(22, 2, 1 * hour)).toEqual([]);
    expect(at(22, 2, 23 * hour)).toEqual([]);
    expect(at(22, 2, 2 * hour)).toHaveLength(1);
  });

  it("COUP-10 always applies with equal hours, and to a date without a time", () => {
    expect(at(9, 9, 3 * hour)).toEqual([]);
    expect(at(12, 15, null)).toEqual([]);
  });
});

describe("weekday", () => {
  const onFriday: Condition = { kind: "weekday", weekdays: [5] };
  const overMidnight: Condition = { kind: "hours", from: 22 * hour, to: 2 * hour };

  it("COUP-11 uses the delivery day, Monday first", () => {
    const coupon = aCouponWithCondition(onFriday);
    expect(evaluateCoupon(coupon, aCouponContext({ takeDay: friday }))).toEqual([]);
    expect(evaluateCoupon(coupon, aCouponContext({ takeDay: saturday }))).toEqual([
      { reason: "weekday", weekdays: [5] },
    ]);
    const onSunday = aCouponWithCondition({ kind: "weekday", weekdays: [7] });
    expect(evaluateCoupon(onSunday, aCouponContext({ takeDay: { year: 2026, month: 11, day: 22 } }))).toEqual([]);
  });

  it("COUP-11 accepts any day without weekdays", () => {
    expect(evaluateCoupon(aCouponWithCondition({ kind: "weekday", weekdays: [] }), aCouponContext())).toEqual([]);
  });

  it.each([
    ["Friday 22:00", friday, 22 * hour, []],
    ["Saturday 01:00", saturday, 1 * hour, []],
    ["Friday 01:00", friday, 1 * hour, ["weekday"]],
    ["Saturday 02:00", saturday, 2 * hour, ["weekday", "hours"]],
    ["Saturday 22:00", saturday, 22 * hour, ["weekday"]],
  ])(
    "COUP-11 a window Friday 22–02 belongs to the day on which it opens: %s",
    (_when, takeDay, takeMinute, reasons) => {
      for (const conditions of [
        [onFriday, overMidnight],
        [overMidnight, onFriday],
      ]) {
        const refusals = evaluateCoupon(aCoupon({ conditions }), aCouponContext({ takeDay, takeMinute }));
        expect(refusals.map(({ reason }) => reason).sort()).toEqual(reasons.toSorted());
      }
    },
  );

  it("COUP-11 uses the calendar day after midnight when the hours do not cross midnight", () => {
    const coupon = aCoupon({
      conditions: [
        { kind: "weekday", weekdays: [6] },
        { kind: "hours", from: 0, to: 5 * hour },
      ],
    });
    expect(evaluateCoupon(coupon, aCouponContext({ takeDay: saturday, takeMinute: hour }))).toEqual([]);
  });

  it("COUP-11 judges a date without a time by its own weekday", () => {
    const coupon = aCoupon({ conditions: [onFriday, overMidnight] });
    expect(evaluateCoupon(coupon, aCouponContext({ takeDay: saturday, takeMinute: null }))).toMatchObject([
      { reason: "weekday" },
    ]);
  });
});
