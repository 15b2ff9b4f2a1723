import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../schedule/calendar.ts";
import { comingBirthdays, GUEST_SEGMENTS, type GuestHistory, segmentsOf } from "./segments.ts";

const dayMs = 86_400_000;
const now = Date.UTC(2026, 10, 30, 9);
const today = { year: 2026, month: 11, day: 30 };
const ago = (days: number) => now - days * dayMs;
const guest = (change: Partial<GuestHistory>): GuestHistory => ({
  orders: 0,
  firstOrderAt: null,
  lastOrderAt: null,
  birth: null,
  ...change,
});

describe("segments of guests", () => {
  it.each([
    ["an account without orders", guest({}), []],
    ["the only order a week ago", guest({ orders: 1, firstOrderAt: ago(7), lastOrderAt: ago(7) }), ["new"]],
    ["the only order 31 days ago", guest({ orders: 1, firstOrderAt: ago(31), lastOrderAt: ago(31) }), []],
    ["two orders in a week", guest({ orders: 2, firstOrderAt: ago(7), lastOrderAt: ago(1) }), []],
    [
      "three orders, the last 60 days ago",
      guest({ orders: 3, firstOrderAt: ago(200), lastOrderAt: ago(60) }),
      ["regular"],
    ],
    [
      "three orders, the last 61 days ago",
      guest({ orders: 3, firstOrderAt: ago(200), lastOrderAt: ago(61) }),
      ["lapsed"],
    ],
    ["one order 61 days ago", guest({ orders: 1, firstOrderAt: ago(61), lastOrderAt: ago(61) }), ["lapsed"]],
    ["a birthday today", guest({ birth: { year: 1990, month: 11, day: 30 } }), ["birthday"]],
    ["a birthday in a week", guest({ birth: { year: 1990, month: 12, day: 7 } }), ["birthday"]],
    ["a birthday in eight days", guest({ birth: { year: 1990, month: 12, day: 8 } }), []],
    ["a birthday yesterday", guest({ birth: { year: 1990, month: 11, day: 29 } }), []],
  ])("GUEST-1 %s", (_, history, segments) => {
    expect(segmentsOf(history, now, today)).toEqual(segments);
  });

  it("GUEST-1 the week before a birthday crosses New Year, and 29 February is 28 February in other years", () => {
    expect(comingBirthdays({ year: 2026, month: 12, day: 28 })).toContain("01-04");
    expect(comingBirthdays({ year: 2027, month: 2, day: 25 })).toContain("02-29");
    expect(comingBirthdays({ year: 2027, month: 2, day: 28 })).toContain("02-29");
    expect(comingBirthdays({ year: 2028, month: 2, day: 21 })).not.toContain("02-29");
    expect(comingBirthdays({ year: 2028, month: 2, day: 22 })).toContain("02-29");
  });

  it("GUEST-1 nobody is new, regular and lapsed at once, and everyone has one birthday week a year", () => {
    fc.assert(
      fc.property(fc.nat(50), fc.nat(400), fc.nat(400), (orders, first, last) => {
        const at = { firstOrderAt: ago(Math.max(first, last)), lastOrderAt: ago(last) };
        const found = segmentsOf(guest(orders === 0 ? {} : { orders, ...at }), now, today);
        expect(found.filter((segment) => segment !== "birthday").length).toBeLessThanOrEqual(1);
        expect(found.every((segment) => GUEST_SEGMENTS.includes(segment))).toBe(true);
      }),
    );
    for (const birth of [today, { year: 1988, month: 2, day: 29 }, { year: 1990, month: 1, day: 3 }]) {
      const days = Array.from({ length: 365 }, (_, ahead) => addDays(today, ahead));
      expect(days.filter((day) => segmentsOf(guest({ birth }), now, day).includes("birthday"))).toHaveLength(8);
    }
  });
});
