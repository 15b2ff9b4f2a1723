import { describe, expect, it } from "vitest";
import { bonusRulesFromWire, bonusStateFromWire, bonusStateToWire } from "./map.ts";

describe("bonuses", () => {
  it("VALID-8 reads the shop's rules, none without a file", () => {
    expect(bonusRulesFromWire({ active: "1", percent_max: "30", earn_percent: 5 })).toEqual({
      active: true,
      percentMax: 30,
      earnPercent: 5,
    });
    expect(bonusRulesFromWire(null)).toEqual({ active: false, percentMax: 0, earnPercent: 0 });
    expect(bonusRulesFromWire({ active: true, percent_max: 300 }).percentMax).toBe(100);
  });

  it("VALID-8 reads a balance in whole points", () => {
    expect(bonusStateFromWire({ active: true, points_balance: "120.9", percent_max: 30 })).toEqual({
      active: true,
      balance: 120,
      percentMax: 30,
    });
    expect(bonusStateFromWire(bonusStateToWire({ active: true, balance: 7, percentMax: 50 }))).toEqual({
      active: true,
      balance: 7,
      percentMax: 50,
    });
  });
});
