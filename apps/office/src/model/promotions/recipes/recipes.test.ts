import { CouponSchema, couponFaults } from "@skatert/contract";
import { describe, expect, it } from "vitest";
import english from "../../../../messages/en.json" with { type: "json" };
import russian from "../../../../messages/ru.json" with { type: "json" };
import { compiledMessages } from "../../../../vite/messages.ts";
import { createI18n } from "../../../i18n/i18n.ts";
import { freeCode } from "../change-promotions.ts";
import { groupOf } from "../promotion-groups.ts";
import { promotionSentence } from "../sentence/promotion-sentence.ts";
import { promotionOfRecipe, RECIPE_IDS, type RecipeId } from "./recipes.ts";

const zone = "Europe/Moscow";
const answers = { section: "10", dish: "1", size: "31", lastDay: "2026-12-30" };
const names = { dish: () => "Пицца", category: () => "Пицца", branch: () => null };

const SAID: Readonly<Record<RecipeId, string>> = {
  happyHour: "Скидка 15 %, по будням с 14 до 17",
  firstOrder: "Скидка 300 ₽, на первый заказ, на заказ больше 1 000 ₽",
  birthday: "Скидка 10 %, за 3 дня до дня рождения и 7 дней после",
  second: "Скидка 10 %, если в заказе не меньше 2 блюд из раздела «Пицца»",
  gift: "Подарок: «Пицца», на заказ больше 1 500 ₽",
  code: "Скидка 10 %, по промокоду «СКИДКА10», каждому гостю не больше 1 раза",
  flyer: "Скидка 15 %, по промокоду «ЛИСТОВКА», каждому гостю не больше 1 раза",
  personal: "Скидка 10 %, только тем, кому она досталась",
  winBack: "Скидка 20 %, по промокоду «ВЕРНИСЬ», по 30 декабря 2026 г., каждому гостю не больше 1 раза",
};

describe.each(["ru", "en"] as const)("a recipe in %s", (language) => {
  const i18n = createI18n(language, compiledMessages(russian, language === "ru" ? russian : english));

  it.each(RECIPE_IDS)("PROMO-1 %s makes a promotion that the shop reads and that says what its card promises", (id) => {
    const { isCode, coupon } = promotionOfRecipe(id, i18n.t(`promo.recipe.${id}.name`), answers);
    const wire = CouponSchema.parse({ id: 7, ...coupon });
    expect(couponFaults(wire, zone)).toEqual([]);
    const sentence = promotionSentence(wire, names, i18n, { isCode, codes: 0, zone }).replaceAll(/\s/g, " ");
    if (language === "ru") expect(sentence).toBe(SAID[id]);
    const numbers = i18n.t(`promo.recipe.${id}.text`).match(/\d+(?=\s?%)/g) ?? [];
    for (const percent of numbers) expect(sentence).toContain(percent);
  });
});

describe("a new promotion's name", () => {
  it("PROMO-1 is free, whatever the case of those that are taken", () => {
    expect(freeCode("Обед", [])).toBe("Обед");
    expect(freeCode("Обед", ["обед", "Обед 2"])).toBe("Обед 3");
    expect(freeCode("СКИДКА10", ["скидка10"], "-")).toBe("СКИДКА10-2");
  });

  it.each([
    ["codes", true, { individual_coupon: true }],
    ["personal", false, { individual_coupon: true, birthday_coupon: true }],
    ["birthday", false, { birthday_coupon: true, discount_type: "free_gift" }],
    ["gifts", false, { discount_type: "free_gift" }],
    ["auto", false, { discount_type: "percent" }],
  ] as const)("PROMO-1 is found among %s", (group, is_code, coupon) => {
    expect(groupOf({ is_code, coupon })).toBe(group);
  });
});
