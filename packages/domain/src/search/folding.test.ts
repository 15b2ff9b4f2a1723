import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldedWords, foldText } from "./fold-text.ts";
import { otherLayout } from "./keyboard-layout.ts";
import { soundKey } from "./sound-key.ts";
import { wordStem } from "./word-stem.ts";

const anyText = fc.string({ unit: "binary" });

describe("folding of search texts", () => {
  it("APP-1 ignores ё, capitals, accents and signs", () => {
    expect(foldText("  Тёплый Салат — «Цезарь»  ")).toBe("теплыи салат цезарь");
    expect(foldText("Crème brûlée, İstanbul & ılık")).toBe("creme brulee istanbul ilik");
    expect(foldText("o‘zbek osh")).toBe("ozbek osh");
    expect(foldedWords("宫保鸡丁")).toEqual(["宫", "保", "鸡", "丁"]);
    expect(foldedWords("पनीर टिक्का")).toEqual(["पनीर", "टिक्का"]);
    expect(foldedWords(" — ")).toEqual([]);
  });

  it("APP-1 is idempotent", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });

  it("APP-1 gives a word the same sound key in either alphabet", () => {
    for (const words of [
      ["пицца", "pizza", "picca", "pitsa"],
      ["борщ", "borsch", "borshch", "borsh"],
      ["хачапури", "hachapuri", "khachapuri"],
      ["суши", "sushi"],
      ["кола", "cola", "kola"],
      ["иогурт", "yogurt", "jogurt"],
      ["филадельфия", "filadelfija", "philadelphiya"],
    ])
      expect(new Set(words.map(soundKey)).size, words.join(" ")).toBe(1);
    expect(soundKey("суп")).not.toBe(soundKey("сыр"));
  });

  it("APP-1 leaves a sound key unchanged", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const key = soundKey(foldText(text));
        expect(soundKey(key)).toBe(key);
      }),
    );
  });

  it("APP-1 matches the forms of a word", () => {
    expect(wordStem("ветчинои")).toBe(wordStem("ветчина"));
    expect(wordStem("грибами")).toBe(wordStem("грибы"));
    expect(wordStem("burgers")).toBe(wordStem("burger"));
    expect(wordStem("уха")).toBe("уха");
  });

  it("APP-1 converts the other keyboard layout, and converts it back", () => {
    expect(otherLayout("gbwwf")).toBe("пицца");
    expect(otherLayout("ЗШЯЯФ")).toBe("pizza");
    expect(otherLayout(",jho")).toBe("борщ");
    expect(otherLayout("пицца pizza")).toBeNull();
    expect(otherLayout("42")).toBeNull();
    const word = fc.string({ unit: fc.constantFrom(..."абвгдежзийклмнопрстуфхцчшщыэюя"), minLength: 1 });
    fc.assert(
      fc.property(word, (text) => {
        const typed = otherLayout(text) ?? "";
        fc.pre(/[a-z]/.test(typed));
        expect(otherLayout(typed)).toBe(text);
      }),
    );
  });
});
