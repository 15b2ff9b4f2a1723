import { describe, expect, it } from "vitest";
import { readFlag } from "./read-flag.ts";
import { readPrice } from "./read-number.ts";
import { readWeight, unitOfHeading } from "./read-weight.ts";

describe("a price in a table", () => {
  it.each([
    ["390", "390"],
    ["390,50", "390.5"],
    ["390.00", "390"],
    ["390.0000", "390"],
    ["0.500", "0.5"],
    ["1 290 ₽", "1290"],
    ["1 290 руб.", "1290"],
    ["1,290.50 $", "1290.5"],
    ["1.290,50", "1290.5"],
    ["1,234,567", "1234567"],
    ["0", "0"],
    ["", ""],
  ])("IMPORT-1 %j is %j", (text, price) => expect(readPrice(text)).toEqual({ text: price }));

  it.each([
    ["1,290", "ambiguous-number"],
    ["1.290", "ambiguous-number"],
    ["12.500 €", "ambiguous-number"],
    ["-5", "negative"],
    ["−5", "negative"],
    ["390.555", "decimals"],
    ["от 390", "not-a-number"],
    ["1e3", "not-a-number"],
    ["NaN", "not-a-number"],
    ["99999999", "too-large"],
  ])("IMPORT-2 %j is refused: %s", (text, fault) => expect(readPrice(text)).toEqual({ fault }));
});

describe("a weight in a table", () => {
  it.each([
    ["240", "240", null],
    ["240 г", "240", "г"],
    ["240гр.", "240", "г"],
    ["0,5 л", "500", "мл"],
    ["1.2 кг", "1200", "г"],
    ["250/50/30 г", "250/50/30", "г"],
    ["0,35+0,05 кг", "350/50", "г"],
    ["8 шт", "8", "шт"],
    ["", "", null],
  ])("IMPORT-1 %j is %s %s", (text, size, unit) => expect(readWeight(text)).toEqual({ size, unit }));

  it("IMPORT-2 is refused with other words", () => {
    expect(readWeight("большая")).toEqual({ fault: "not-a-number" });
    expect(readWeight("3 ведра")).toEqual({ fault: "not-a-number" });
    expect(readWeight("0,3/0,5 л")).toEqual({ fault: "ambiguous-number" });
  });

  it("has the unit of its heading", () => {
    expect(unitOfHeading("Вес, г")).toEqual({ unit: "г", factor: 1 });
    expect(unitOfHeading("Weight (kg)")).toEqual({ unit: "g", factor: 1_000 });
    expect(unitOfHeading("Вес")).toBeNull();
    expect(unitOfHeading("Выход, г/мл")).toBeNull();
  });
});

describe("a flag in a table", () => {
  it("is read in Russian and English", () => {
    expect(readFlag("Да")).toEqual({ text: "yes" });
    expect(readFlag("OUTOFSTOCK")).toEqual({ text: "no" });
    expect(readFlag("может быть")).toEqual({ fault: "not-a-flag" });
  });
});
