import { money } from "@skatert/domain";
import { describe, expect, it } from "vitest";
import { readRoubles, roublesText } from "./roubles.ts";

describe("amounts as gateways write them", () => {
  it("are roubles with two decimals", () => {
    expect([0, 5, 100, 19_990, 123_456_78].map((kopecks) => roublesText(money(kopecks)))).toEqual([
      "0.00",
      "0.05",
      "1.00",
      "199.90",
      "123456.78",
    ]);
  });

  it("are read with and without decimals, as text and as a number", () => {
    expect(["200", "200.0", "200.00", "200.000", 200, 200.5, "0.07"].map(readRoubles)).toEqual([
      20_000, 20_000, 20_000, 20_000, 20_000, 20_050, 7,
    ]);
  });

  it("are null for anything else", () => {
    for (const text of ["", "-1", "1e3", "200,00", "200.005", "NaN", " 200", "0x10", null, {}, [], "99999999999"]) {
      expect(readRoubles(text)).toBeNull();
    }
  });
});
