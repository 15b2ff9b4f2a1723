import { type Condition, money } from "@skatert/domain";
import { describe, expect, it } from "vitest";
import { languageDictionary } from "../../../i18n/dictionary/language-dictionary.ts";
import { createI18n } from "../../../i18n/i18n.ts";
import { conditionText } from "./condition-text.ts";

const i18n = createI18n({ language: "ru", currency: "₽", dictionary: languageDictionary("ru") });
const names = {
  dishes: { 7: "Филадельфия" },
  sections: { 106: { name: "Пицца", url: "/menu/picca" }, 105: { name: "Супы", url: "/menu/supy" } },
  branches: { 501: "На Соборной" },
};
const said = (condition: Condition) => conditionText(condition, names, i18n)?.replaceAll("\u00a0", " ");

describe("texts of a coupon's conditions", () => {
  it.each<[string, Condition, string | undefined]>([
    ["COUP-1", { kind: "warehouse", warehouseIds: [501] }, "В ресторане «На Соборной»"],
    ["COUP-2", { kind: "delivery-type", methods: ["local_pickup"] }, "Самовывозом"],
    ["COUP-2", { kind: "delivery-type", methods: ["flat_rate", "local_pickup"] }, "С доставкой или самовывозом"],
    ["COUP-3", { kind: "device", devices: ["app"] }, "В приложении"],
    ["COUP-3", { kind: "device", devices: ["site"] }, undefined],
    [
      "COUP-5",
      { kind: "cart-contains", productIds: [7], categoryIds: [106] },
      "В заказе есть «Филадельфия» или «Пицца»",
    ],
    ["COUP-5", { kind: "cart-contains", productIds: [999], categoryIds: [] }, "В заказе есть блюда из акции"],
    ["COUP-6", { kind: "excluded-category", categoryIds: [106, 105] }, "В заказе нет «Пицца» и «Супы»"],
    ["COUP-7", { kind: "product-quantity", productIds: [7], quantity: 2 }, "Не меньше 2 порций: «Филадельфия»"],
    [
      "COUP-8",
      { kind: "category-quantity", categoryIds: [106, 105], quantity: 1 },
      "Не меньше 1 порции: «Пицца» или «Супы»",
    ],
    ["COUP-9", { kind: "cart-sum", minimum: money(2000_00), maximum: null }, "Заказ больше 2 000 ₽"],
    [
      "COUP-9",
      { kind: "cart-sum", minimum: money(700_00), maximum: money(1000_00) },
      "Заказ больше 700 ₽ и меньше 1 000 ₽",
    ],
    ["COUP-9", { kind: "cart-sum", minimum: null, maximum: money(1000_00) }, "Заказ меньше 1 000 ₽"],
    ["COUP-10", { kind: "hours", from: 840, to: 1080 }, "С 14:00 до 18:00"],
    ["COUP-11", { kind: "weekday", weekdays: [1, 4] }, "Дни недели: понедельник и четверг"],
    ["COUP-12", { kind: "first-purchase" }, "На первый заказ"],
  ])("%s %j", (_rule, condition, text) => {
    expect(said(condition)).toBe(text);
  });

  it("COUP-4 counts the days around the birthday", () => {
    expect(said({ kind: "birthday", daysBefore: 3, daysAfter: 7 })).toContain("за 3 дня до него и 7 дней после");
  });
});
