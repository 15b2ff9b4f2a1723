import { money } from "@skatert/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { settingsFromWire } from "../settings/map.ts";
import { namedFlags, readSum, readSums, readWhole, textsOf, wireFieldsBelow } from "./readers.ts";
import { SETTING_ROWS } from "./rows.ts";

describe("the table of settings with a single value", () => {
  it("has defaults within the bounds of the office", () => {
    for (const [path, row] of Object.entries(SETTING_ROWS))
      if (row.kind === "whole" || row.kind === "money") {
        expect(row.otherwise, path).toBeGreaterThanOrEqual(row.min);
        expect(row.otherwise, path).toBeLessThanOrEqual(row.max);
      }
  });

  it("names in the documentation the default that the shop uses", () => {
    expect(textsOf("tips.max", "tips.sums", "tips.days", "settings.pending_order_cansel_time")).toEqual({
      "tips.max": [expect.any(String), "`5000`"],
      "tips.sums": [expect.any(String), "`50`, `100`, `200`"],
      "tips.days": [expect.any(String), "`7`"],
      "settings.pending_order_cansel_time": [expect.any(String), "`1800`"],
    });
    expect(settingsFromWire({ tips: true })).toMatchObject({
      tips: { max: 500_000, sums: [5_000, 10_000, 20_000], days: 7 },
      pendingOrderCancelSeconds: 1800,
      bookings: { minutes: 120, days: 14 },
    });
  });

  it("lists the fields of an object by their names in it, and none of an object below", () => {
    expect(Object.keys(wireFieldsBelow("booking."))).toEqual(["minutes", "days"]);
    expect(Object.keys(wireFieldsBelow("settings."))).not.toContain("app.disable_ordering");
    expect(Object.keys(wireFieldsBelow(""))).toContain("front_currency");
  });

  it("names only flags of the file itself, where the shop reads them", () => {
    const named = Object.entries(SETTING_ROWS).filter(([, row]) => "name" in row);
    expect(named.filter(([path]) => path.includes("."))).toEqual([]);
    expect(named.length).toBe(Object.keys(namedFlags({})).length);
  });

  it("reads flags under the names of the shop's settings, off where nothing is set", () => {
    const { showDishRatings, ...others } = namedFlags({ show_dish_ratings: "yes" });
    expect(showDishRatings).toBe(true);
    expect(Object.values(others)).toEqual(Object.keys(others).map(() => false));
  });

  it("reads any value as a number or sum within its bounds", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(readWhole("tips.days", value)).toSatisfy((days) => days >= 1 && days <= 30);
        expect(readSum("tips.min", value)).toBeGreaterThanOrEqual(1);
        expect(readSum("delivery.pickup_minimum", value)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("reads the sums that are written, and its own where none is readable", () => {
    expect(readSums("tips.sums", ["70", 30])).toEqual([money(7_000), money(3_000)]);
    expect(readSums("tips.sums", ["?"])).toEqual([5_000, 10_000, 20_000].map(money));
  });
});
