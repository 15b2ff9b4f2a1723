import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plain } from "./plain-text.ts";

describe("a guest's text in a notice", () => {
  it("is one short line of whole characters for any input", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.integer({ min: 1, max: 30 }), (text, longest) => {
        const line = plain(text, longest);
        expect(line.length).toBeLessThanOrEqual(longest);
        expect(line.isWellFormed()).toBe(true);
        expect(line).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
      }),
    );
  });

  it("does not split emoji, and replaces half of one", () => {
    expect(plain("чай 🍵", 20)).toBe("чай 🍵");
    expect(plain("чай 🍵🍵", 6)).toBe("чай \ufffd…");
    expect(plain("\ud83c", 5)).toBe("\ufffd");
  });
});
