import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wordDiff } from "./word-diff.ts";

const sideOf = (pieces: ReturnType<typeof wordDiff>, gone: "gone" | "new") =>
  pieces
    ?.filter(({ kind }) => kind !== gone)
    .map(({ text }) => text)
    .join("");

describe("EDIT-5 a long text before and after", () => {
  it("is shown once, with removed and added words marked", () => {
    expect(wordDiff("Борщ с говядиной и сметаной", "Борщ с телятиной и сметаной")).toEqual([
      { kind: "same", text: "Борщ с " },
      { kind: "gone", text: "говядиной " },
      { kind: "new", text: "телятиной " },
      { kind: "same", text: "и сметаной" },
    ]);
  });

  it("reproduces both texts exactly", () => {
    const text = fc
      .array(fc.constantFrom("борщ ", "уха ", "и\n", " "), { maxLength: 12 })
      .map((words) => words.join(""));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const pieces = wordDiff(before, after);
        if (pieces === null) return;
        expect(sideOf(pieces, "new")).toBe(before);
        expect(sideOf(pieces, "gone")).toBe(after);
      }),
    );
  });

  it("is not compared if the texts are too different or too long", () => {
    expect(wordDiff("совсем другой прежний текст", "здесь всё написано иначе")).toBeNull();
    expect(wordDiff("слово ".repeat(500), "слово ".repeat(501))).toBeNull();
  });
});
