import type { LanguageCode } from "@skatert/contract";
import { type Benefit, money } from "@skatert/domain";
import { expect, it } from "vitest";
import { languageDictionary } from "../../../i18n/dictionary/language-dictionary.ts";
import { createI18n } from "../../../i18n/i18n.ts";
import { benefitText } from "./benefit-text.ts";

const said = (language: LanguageCode, currency: string, benefit: Benefit = { kind: "fixed", amount: money(30_000) }) =>
  benefitText(benefit, createI18n({ language, currency, dictionary: languageDictionary(language) }));

it("CART-7 writes 'Скидка {amount}%' and '{amount}р' in Russian", () => {
  expect(said("ru", "₽", { kind: "percent", percent: 10 })).toBe("Скидка 10%");
  expect(said("ru", "₽", { kind: "percent", percent: 7.5 })).toBe("Скидка 7,5%");
  expect(said("ru", "₽")).toBe("300р");
  expect(said("ru", "₽", { kind: "fixed", amount: money(1_234_50) })).toBe("1\u00a0234,50р");
});

it("CART-7 writes a fixed discount in roubles as other languages do", () => {
  expect(said("de", "₽")).toBe("300\u00a0₽");
  expect(said("en", "₽")).toBe("₽300");
});

it("CART-7 shows a fixed discount in the shop's own currency", () => {
  expect(said("ru", "₸")).toBe("300\u00a0₸");
  expect(said("en", "$")).toBe("$300");
});
