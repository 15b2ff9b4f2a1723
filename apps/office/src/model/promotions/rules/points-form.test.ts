import { money } from "@skatert/domain";
import { describe, expect, it } from "vitest";
import { pointsExample, roublesForPoint } from "./points-example.ts";
import { pointsFaults, pointsFieldAt, pointsForm, pointsPatches } from "./points-form.ts";

const none = { bonus: { etag: "", facets: {} } };

describe("points and rewards of an invitation", () => {
  it("PROMO-1 turned on in a shop without them are written whole, because the document needs it", () => {
    const form = { active: true, numbers: { earn_percent: "5", percent_max: "0" } };
    expect(pointsForm("bonus", none)).toEqual({ active: false, numbers: { earn_percent: "0", percent_max: "0" } });
    const set = { bonus: { active: true, earn_percent: 5, percent_max: 0 } };
    expect(pointsPatches("bonus", none, form)).toEqual({ bonus: { set } });
  });

  it("PROMO-1 refuse what the shop would cut or round", () => {
    const faults = (numbers: Record<string, string>, rule: "bonus" | "referral" = "bonus") => [
      ...pointsFaults(rule, { active: true, numbers }),
    ];
    expect(faults({ earn_percent: "100", percent_max: "33,33" })).toEqual([]);
    expect(faults({ earn_percent: "100,01", percent_max: "-1" })).toEqual([
      ["earn_percent", "percent"],
      ["percent_max", "percent"],
    ]);
    expect(faults({ earn_percent: "3.333", percent_max: "" })).toHaveLength(2);
    expect(faults({ reward: "2,5", friend_reward: "100001" }, "referral")).toEqual([
      ["reward", "points"],
      ["friend_reward", "points"],
    ]);
  });

  it("EDIT-5 show a fault that blocks publishing at its field", () => {
    const at = (steps: readonly string[]) => pointsFieldAt("bonus")({ document: "bonus", steps, cause: null });
    expect(at(["percent_max"])).toBe("percent_max");
    expect(at(["unknown"])).toBeNull();
  });

  it("PROMO-1 tell of an order what it earns and what points can pay, as the shop counts them", () => {
    const rules = { active: true, earnPercent: 5, percentMax: 50 };
    expect(pointsExample(rules, money(1200_00))).toEqual({ earned: 60, payable: 600, earnedOnRest: 30 });
    expect(pointsExample({ ...rules, active: false }, money(1200_00))).toEqual({
      earned: 0,
      payable: 0,
      earnedOnRest: 0,
    });
    expect(roublesForPoint(5)).toBe(20);
    expect(roublesForPoint(0)).toBeNull();
  });
});
