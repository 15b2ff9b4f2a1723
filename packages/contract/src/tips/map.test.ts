import { money } from "@skatert/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newTipFromWire, newTipToWire, orderTipsFromWire, tipPolicyFromWire } from "./map.ts";
import { NewTipSchema } from "./schemas.ts";

const usual = { sums: [5_000, 10_000, 20_000], min: 3_000, max: 500_000, days: 7 };

describe("tips in the settings", () => {
  it("are off by default", () => {
    for (const off of [undefined, null, false, 0, "", [], { active: false, sums: [50] }])
      expect(tipPolicyFromWire(off)).toBeNull();
    for (const on of [true, "yes", {}, { active: true }]) expect(tipPolicyFromWire(on)).toEqual(usual);
  });

  it("read the shop's sums, smallest first, at most four, none out of bounds", () => {
    const wire = { sums: ["300", 100, 20, 150, 100, 200, 250, 9_000], min: 50, max: "1000", days: 3 };
    expect(tipPolicyFromWire(wire)).toEqual({
      sums: [10_000, 15_000, 20_000, 25_000],
      min: 5_000,
      max: 100_000,
      days: 3,
    });
  });

  it("are consistent for any input", () => {
    const anything = fc.oneof(fc.double(), fc.string(), fc.constant(null), fc.integer());
    fc.assert(
      fc.property(fc.record({ sums: fc.array(anything), min: anything, max: anything, days: anything }), (wire) => {
        const policy = tipPolicyFromWire(wire);
        if (policy === null) throw new Error("an object switches tips on");
        const { sums, min, max, days } = policy;
        expect(min).toBeGreaterThan(0);
        expect(max).toBeGreaterThanOrEqual(min);
        expect(sums.length).toBeLessThanOrEqual(4);
        for (const sum of sums) expect(sum >= min && sum <= max && Number.isSafeInteger(sum)).toBe(true);
        expect(days >= 1 && days <= 30 && Number.isInteger(days)).toBe(true);
      }),
    );
  });
});

describe("tips on the wire", () => {
  it("map to the wire and back exactly", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.boolean(), (kopecks, again) => {
        const wish = { recipient: "courier", amount: money(kopecks), again } as const;
        expect(newTipFromWire(NewTipSchema.parse(newTipToWire(wish)))).toEqual(wish);
      }),
    );
  });

  it("omit unknown values of a newer shop", () => {
    const tip = { id: "a", amount: 100, date: "2026-03-04T09:00:00.000Z" };
    const wire = {
      can_tip: true,
      recipients: ["kitchen", "dishwasher"],
      sums: [50],
      min: 30,
      max: 5000,
      until: null,
      tips: [
        { ...tip, recipient: "kitchen", state: "paid" },
        { ...tip, recipient: "dishwasher", state: "paid" },
        { ...tip, recipient: "kitchen", state: "pondered" },
      ],
    };
    expect(orderTipsFromWire(wire)).toEqual({
      canTip: true,
      recipients: ["kitchen"],
      sums: [5_000],
      min: 3_000,
      max: 500_000,
      tips: [{ id: "a", recipient: "kitchen", state: "paid", amount: 10_000, at: Date.parse(tip.date) }],
    });
  });
});
