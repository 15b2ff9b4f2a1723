import { LANGUAGES } from "@skatert/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { figureWords } from "./figure-words.ts";
import { createFigures, russianFigures } from "./figures.ts";
import { localesOf } from "./locales.ts";

const amounts = fc.oneof(
  fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
  // Amounts with kopecks, weights in kilograms, ratings.
  fc.integer({ min: -100_000_000, max: 100_000_000 }).map((units) => units / 1000),
);

describe("figures", () => {
  it.each(LANGUAGES)("APP-3 are written as the runtime writes them in %s", (language) => {
    const write = createFigures(figureWords(language));
    const digits = fc.constantFrom([0, 0], [0, 2], [0, 3], [2, 2]);
    fc.assert(
      fc.property(amounts, digits, (value, [min = 0, max = 0]) => {
        const own = new Intl.NumberFormat(localesOf(language), {
          minimumFractionDigits: min,
          maximumFractionDigits: max,
          signDisplay: "negative",
        });
        expect(write(value, min, max)).toBe(own.format(value));
      }),
    );
  });

  it("APP-3 round halves of the decimal notation, not of the binary value", () => {
    expect(createFigures(russianFigures)(1.005)).toBe("1,01");
  });

  it("APP-3 are Russian without an entry in the dictionary", () => {
    expect(figureWords("ru")).toEqual(russianFigures);
  });
});
