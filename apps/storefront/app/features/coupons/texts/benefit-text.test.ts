import type { LanguageCode } from "@skatert/contract";
import { money } from "@skatert/domain";
import { expect, it } from "vitest";
import { languageDictionary } from "../../../i18n/dictionary/language-dictionary.ts";
import { createI18n } from "../../../i18n/i18n.ts";
import { benefitText } from "./benefit-text.ts";

const said = (language: LanguageCode, currency: string) =>
  benefitText(
    { kind: "fixed", amount: money(30_000) },
    createI18n({ language, currency, dictionary: languageDictionary(language) }),
  );

it("CART-7 shows a fixed discount in roubles", () => {
  expect(said("ru", "₽")).toBe("300\u00a0₽");
  expect(said("de", "₽")).toBe("300\u00a0₽");
  expect(said("en", "₽")).toBe("₽300");
});

it("CART-7 shows a fixed discount in the shop's own currency", () => {
  expect(said("ru", "₸")).toBe("300\u00a0₸");
  expect(said("en", "$")).toBe("$300");
});
