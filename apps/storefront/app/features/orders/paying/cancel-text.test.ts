import { money } from "@skatert/domain";
import { describe, expect, it } from "vitest";
import { languageDictionary } from "../../../i18n/dictionary/language-dictionary.ts";
import { createI18n } from "../../../i18n/i18n.ts";
import { cancelText } from "./cancel-text.ts";

const i18n = createI18n({ language: "ru", currency: "₽", dictionary: languageDictionary("ru"), overrides: {} });
const back = { refundAmount: money(1210_00), refundBy: "2026-11-24", points: 56 };

describe("what the question before cancelling an order says", () => {
  it.each([
    ["money and points", back, /^Вернём 1\s210\s₽ на карту до 24\sноября и 56 баллов сразу$/],
    ["money alone", { ...back, points: 0 }, /^Вернём 1\s210\s₽ на карту до 24\sноября$/],
    ["points alone", { ...back, refundAmount: money(0) }, /^Вернём сразу: 56 баллов$/],
  ])("names %s that go back", (_what, ifCancelled, text) => {
    expect(cancelText({ ifCancelled }, i18n)).toMatch(text);
  });

  it("promises nothing without a payment", () => {
    expect(cancelText({}, i18n)).toBeNull();
  });
});
