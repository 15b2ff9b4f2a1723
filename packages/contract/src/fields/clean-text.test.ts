import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanText, oneLine } from "./clean-text.ts";

describe("a text for people", () => {
  it.each([
    ["reordered", "Анна\u202eаннА\u202c", "АннааннА"],
    ["isolated", "\u2066Анна\u2069", "Анна"],
    ["with a filler of Hangul", "\u3164\u115fАнна\uffa0", "Анна"],
    ["with tags", "А\u{e0041}\u{e007f}", "А"],
    ["with zero-width signs", "Ан\u200bна\ufeff", "Анна"],
    ["with control characters", "\0Анна\u0007", "Анна"],
    ["with another space", "Анна\u00a0Б\u3000В", "Анна Б В"],
    ["with a lone surrogate", "Анна\ud800", "Анна\ufffd"],
    ["with joined emoji", "👩‍🍳 шеф", "👩‍🍳 шеф"],
    ["with joined letters", "क्‍ष می‌خواهم", "क्‍ष می‌خواهم"],
  ])("%s", (_title, text, clean) => expect(oneLine(text)).toBe(clean));

  it.each(["\u200d", "\u2800\u2800", "\u3164", "\u202e\u2066", "\ufe0f", "\u0301", " \u00ad\u{e0061} ", "\u2028"])(
    "is empty if nothing can be seen: %j",
    (text) => expect([cleanText(text), oneLine(text)]).toEqual(["", ""]),
  );

  it("keeps lines and tabs, with one kind of line break", () => {
    expect(cleanText(" раз\r\nдва\rтри\u2028\tчетыре ")).toBe("раз\nдва\nтри\n\tчетыре");
    expect(oneLine("раз\r\n два")).toBe("раз два");
  });

  it("is clean after one cleaning", () => {
    const texts = fc.string({ unit: "binary" });
    fc.assert(
      fc.property(texts, (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
        expect(oneLine(oneLine(text))).toBe(oneLine(text));
      }),
    );
  });
});
