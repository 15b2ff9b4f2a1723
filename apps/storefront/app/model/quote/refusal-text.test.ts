import { money } from "@skatert/domain";
import { describe, expect, it } from "vitest";
import { languageDictionary } from "../../i18n/dictionary/language-dictionary.ts";
import { createI18n } from "../../i18n/i18n.ts";
import { type AnyRefusal, couponPrice, refusalText } from "./refusal-text.ts";

const i18n = createI18n({ language: "ru", currency: "₽", dictionary: languageDictionary("ru") });
const timeZone = "Asia/Yekaterinburg";
const told = (refusal: AnyRefusal) => refusalText(refusal, { i18n, timeZone }).replaceAll("\u00a0", " ");
/** 18:30 in the zone of the branch. */
const evening = Date.UTC(2026, 10, 18, 13, 30);
/** The same time on a day that is not today, whenever the test runs. */
const past = Date.UTC(2020, 10, 18, 13, 30);

describe("what a refusal says", () => {
  it.each<[string, AnyRefusal, string]>([
    ["PRICE-6 how much to the minimum", missing("minimum-not-reached"), "добавьте ещё на 120,50 ₽"],
    ["COUP-9 how much a coupon misses, in whole roubles", missing("sum-below"), "Ещё 120 ₽"],
    ["COUP-9 up to which sum a coupon holds", { ...missing("sum-above"), excess: money(1) }, "Для заказов до 500 ₽"],
    ["when the branch opens, by its own clock", { reason: "closed", opensAt: evening }, "в 18:30"],
    ["when the kitchen closes, by its own clock", { reason: "closed", closesAt: evening }, "закрывается в 18:30"],
    ["the shop's own words for a pause", { reason: "paused", message: "Праздник" }, "Праздник"],
    ["a word of its own for a pause without one", { reason: "paused" }, "Заказы временно не принимаем"],
    ["when a stopped dish is back", { reason: "sold-out", backAt: past }, "Снова в продаже 18 ноября с 18:30"],
    [
      "STOP-3 until when a branch is paused",
      { reason: "paused", backAt: past },
      "Не принимаем заказы до 18:30, 18 ноября",
    ],
    [
      "STOP-3 why and until when",
      { reason: "paused", message: "Нет света", backAt: past },
      "Нет света. Не принимаем заказы до 18:30, 18 ноября",
    ],
    ["how much is left", { reason: "not-enough-stock", left: 3 }, "Осталось 3"],
    ["the hours of a dish", { reason: "not-available", from: 480, to: 690 }, "Готовим с 08:00 до 11:30"],
    ["that a dish without hours is not cooked", { reason: "not-available" }, "Сейчас не готовим"],
    ["the least amount and the step", { reason: "quantity-step", initial: 4, step: 2 }, "от 4, шаг 2"],
    ["how many points an order takes", { reason: "bonuses-limited", applied: 1_500 }, "1 500"],
    ["COUP-10 the hours of a coupon", { reason: "hours", from: 600, to: 960 }, "С 10:00 до 16:00"],
    [
      "COUP-2 that a coupon is for deliveries",
      { reason: "delivery-type", methods: ["flat_rate"] },
      "Только с доставкой",
    ],
    [
      "COUP-2 that a coupon is for pickup",
      { reason: "delivery-type", methods: ["local_pickup"] },
      "только на самовывоз",
    ],
  ])("names %s", (_, refusal, text) => {
    expect(told(refusal)).toContain(text);
  });

  it("MENU-4 names the group with too few or too many choices", () => {
    const group = { groupId: 90, group: "Соусы" };
    expect(told({ reason: "choice-required", ...group, min: 2, chosen: 1 })).toBe("Соусы: выбрано 1 из 2");
    expect(told({ reason: "choice-limit", ...group, max: 4, chosen: 5 })).toBe("Соусы: не больше 4, выбрано 5");
  });

  it("names no single way for a coupon that allows several", () => {
    const several = told({ reason: "delivery-type", methods: ["flat_rate", "local_pickup"] });
    expect(several).toBe("Для другого способа получения");
  });

  it("never tells a guest that nothing is missing", () => {
    expect(couponPrice(money(1))).toBe(1);
    expect(couponPrice(money(99))).toBe(99);
    expect(couponPrice(money(100))).toBe(100);
    expect(couponPrice(money(12_001))).toBe(12_000);
  });
});

function missing<Reason extends "minimum-not-reached" | "sum-below" | "sum-above">(reason: Reason) {
  return { reason, required: money(500_00), bound: money(500_00), missing: money(120_50), excess: money(0) };
}
