import { expect, it } from "vitest";
import { languageDictionary } from "../../i18n/dictionary/language-dictionary.ts";
import { createI18n } from "../../i18n/i18n.ts";
import { contentText } from "./dish-content.ts";

const content = (language: "ru" | "de" | "zh-CN", amount: number, unit: string, parts?: readonly number[]) => {
  const i18n = createI18n({ language, currency: "₽", dictionary: languageDictionary(language), overrides: {} });
  return contentText(
    { measure: { kind: "piece" }, netContent: { amount, unit, ...(parts && { parts }) } },
    i18n,
  )?.replace("\u00a0", " ");
};

it("APP-3 units of a menu are in the language of the interface", () => {
  expect([content("ru", 300, "мл"), content("de", 300, "мл"), content("zh-CN", 300, "мл")]).toEqual([
    "300 мл",
    "300 ml",
    "300 毫升",
  ]);
  expect([content("de", 0.5, "л"), content("de", 6, "шт"), content("de", 1120, "г")]).toEqual([
    "0,5 l",
    "6 St.",
    "1,12 kg",
  ]);
});

it("APP-3 an unknown unit is shown as in the menu", () => {
  expect(content("de", 3, "порции")).toBe("3 порции");
  expect(content("de", 3, "constructor")).toBe("3 constructor");
});

it("IMPORT-1 the parts of a plate are shown as the menu writes them, in grams whatever their sum", () => {
  expect(content("ru", 400, "г", [350, 50])).toBe("350/50 г");
  expect(content("de", 1100.5, "г", [1000, 100.5])).toBe("1.000/100,5 g");
  expect(content("ru", 1200, "мл", [800, 400])).toBe("800/400 мл");
});
