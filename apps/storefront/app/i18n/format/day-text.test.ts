import { describe, expect, it } from "vitest";
import { languageDictionary } from "../dictionary/language-dictionary.ts";
import { createI18n } from "../i18n.ts";
import { dayText } from "./day-text.ts";

describe("APP-3 day of a past or coming event", () => {
  const russian = createI18n({ language: "ru", currency: "₽", dictionary: languageDictionary("ru") });
  const now = Date.UTC(2026, 0, 2, 12);
  const said = (instant: number) => dayText(instant, "Europe/Moscow", now, russian);

  it("has no year if it is the present one in the shop's zone", () => {
    expect(said(Date.UTC(2026, 0, 1, 12))).toBe("1 января");
    expect(said(Date.UTC(2025, 11, 31, 22))).toBe("1 января");
  });

  it("has the year of last year's order and of next year's coupon", () => {
    expect(said(Date.UTC(2025, 11, 31, 12))).toBe("31 декабря 2025 г.");
    expect(said(Date.UTC(2027, 2, 1, 12))).toBe("1 марта 2027 г.");
  });
});
