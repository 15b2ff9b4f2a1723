import { describe, expect, it } from "vitest";
import { aCouponContext, aCouponCustomer, aCouponWithCondition } from "../../testing/index.ts";
import { evaluateCoupon } from "../evaluate-coupon.ts";
import type { CouponCustomer } from "../types.ts";

const coupon = (daysBefore: number, daysAfter: number) =>
  aCouponWithCondition({ kind: "birthday", daysBefore, daysAfter });
const day = (text: string) => {
  const [year = 0, month = 0, date = 0] = text.split("-").map(Number);
  return { year, month, day: date };
};
const holds = (
  birth: string,
  today: string,
  [before, after]: readonly [number, number],
  customer: Partial<CouponCustomer> = {},
) =>
  evaluateCoupon(
    coupon(before, after),
    aCouponContext({ customer: aCouponCustomer({ birth: day(birth), ...customer }), today: day(today) }),
  ).length === 0;

describe("birthday", () => {
  it.each([
    ["2026-06-14", false],
    ["2026-06-15", true],
    ["2027-06-15", true],
  ])("COUP-4 a phone of a deleted account gets no gift before 15 June: %s is %s", (today, expected) => {
    expect(holds("1990-06-15", today, [3, 2], { birthdayGiftsFrom: day("2026-06-15") })).toBe(expected);
  });

  it.each([
    ["2026-06-11", false],
    ["2026-06-12", true],
    ["2026-06-15", true],
    ["2026-06-17", true],
    ["2026-06-18", false],
  ])("COUP-4 three days before to two days after 15 June: %s is %s", (today, expected) => {
    expect(holds("1990-06-15", today, [3, 2])).toBe(expected);
  });

  it("COUP-4 without days applies on the birthday only", () => {
    expect(holds("1990-06-15", "2026-06-15", [0, 0])).toBe(true);
    expect(holds("1990-06-15", "2026-06-16", [0, 0])).toBe(false);
  });

  it("COUP-4 crosses New Year both ways", () => {
    expect(holds("1990-01-02", "2026-12-30", [3, 0])).toBe(true);
    expect(holds("1990-01-02", "2026-12-29", [3, 0])).toBe(false);
    expect(holds("1990-12-30", "2027-01-02", [0, 3])).toBe(true);
    expect(holds("1990-12-30", "2027-01-03", [0, 3])).toBe(false);
  });

  it("COUP-4 treats 29 February as 28 February in other years", () => {
    expect(holds("2000-02-29", "2026-02-28", [0, 0])).toBe(true);
    expect(holds("2000-02-29", "2026-03-01", [0, 0])).toBe(false);
    expect(holds("2000-02-29", "2028-02-29", [0, 0])).toBe(true);
    expect(holds("2000-02-29", "2028-02-28", [0, 0])).toBe(false);
    expect(holds("2000-02-29", "2100-02-28", [0, 0])).toBe(true);
  });

  it("COUP-4 requires a signed-in user with a known birth date", () => {
    expect(evaluateCoupon(coupon(365, 365), aCouponContext())).toEqual([{ reason: "birthday" }]);
    expect(holds("1990-06-15", "2026-06-15", [9, 9], { birth: null })).toBe(false);
    expect(holds("1990-06-15", "2026-06-15", [9, 9], { id: null })).toBe(false);
  });

  it("COUP-4 uses the clock's day, not the delivery day", () => {
    const customer = aCouponCustomer({ birth: day("1990-06-15") });
    const context = aCouponContext({ customer, today: day("2026-06-14"), takeDay: day("2026-06-15") });
    expect(evaluateCoupon(coupon(0, 0), context)).toEqual([{ reason: "birthday" }]);
  });
});
