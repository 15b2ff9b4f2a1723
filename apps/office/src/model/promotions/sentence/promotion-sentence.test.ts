import { conditionsOfCoupon, readTexts, type WireCoupon } from "@skatert/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import english from "../../../../messages/en.json" with { type: "json" };
import russian from "../../../../messages/ru.json" with { type: "json" };
import { compiledMessages } from "../../../../vite/messages.ts";
import { createI18n } from "../../../i18n/i18n.ts";
import { promotionSentence } from "./promotion-sentence.ts";
import { sayConditions } from "./say-conditions.ts";

const dishes = new Map([
  [1, "Медовик"],
  [2, "Морс"],
  [3, "Печенье"],
  [4, "Филадельфия"],
  [5, "Борщ"],
  [6, "Уха"],
]);
const sections = new Map([
  [10, "Обед"],
  [11, "Пицца"],
  [12, "Алкоголь"],
  [13, "Лавка"],
]);
const branches = new Map([
  [501, "Соборная"],
  [502, "Вокзал"],
]);
const names = {
  dish: (id: number) => dishes.get(id) ?? null,
  category: (id: number) => sections.get(id) ?? null,
  branch: (id: number) => branches.get(id) ?? null,
};
const zone = "Europe/Moscow";
const speech = {
  ru: createI18n("ru", compiledMessages(russian, russian)),
  en: createI18n("en", compiledMessages(russian, english)),
};

function say(fields: Partial<WireCoupon>, { language = "ru", isCode = false }: SayOptions = {}): string {
  const coupon: WireCoupon = { id: 7, code: "ЛЕТО", discount_type: "percent", amount: 15, ...fields };
  return promotionSentence(coupon, names, speech[language], {
    isCode,
    codes: readTexts(fields.codes).length,
    zone,
  }).replaceAll(/\s/g, " ");
}
interface SayOptions {
  readonly language?: "ru" | "en";
  readonly isCode?: boolean;
}

const lunch = {
  product_categories: [10],
  coupon_avaible_week_days: [1, 2, 3, 4, 5],
  coupon_avaible_day_hour_from: "12:00",
  coupon_avaible_day_hour_to: 16,
  minimum_amount: "700.00",
  pickup_coupon: true,
};

describe("a promotion in Russian", () => {
  it.each<readonly [string, Partial<WireCoupon>]>([
    ["Скидка 15 %", {}],
    ["Скидка 12,5 %", { amount: "12.5" }],
    ["Скидка 400 ₽", { discount_type: "fixed_cart", amount: "400.00" }],
    [
      "Скидка 15 %, если в заказе есть что-нибудь из раздела «Обед», по будням с 12 до 16, на заказ больше 700 ₽, только самовывоз",
      lunch,
    ],
    ["Подарок: «Медовик»", { discount_type: "free_gift", amount: 0, free_gift_data: [{ product_id: 1 }] }],
    [
      "Подарок на выбор: «Медовик», «2 × Морс» или «Печенье»",
      {
        discount_type: "free_gift",
        amount: "",
        free_gift_data: [{ product_id: 1 }, { product_id: 2, quantity: 2 }, { product_id: 3 }],
      },
    ],
    ["За 99 ₽: «Морс»", { discount_type: "free_gift", amount: 99, free_gift_data: [{ product_id: 2 }] }],
    ["Подарок: № 99 (удалено)", { discount_type: "free_gift", amount: 0, free_gift_data: [{ product_id: 99 }] }],
    ["Подарок не выбран", { discount_type: "free_gift", free_gift_data: [] }],
    ["Скидка 15 %, на первый заказ", { usage_limit_first_purchase: true }],
    ["Скидка 15 %, в день рождения", { birthday_coupon: true }],
    [
      "Скидка 15 %, за 1 день до дня рождения и 3 дня после",
      {
        birthday_coupon: true,
        meta_data: [
          { key: "birthday_coupon_days_before", value: "1" },
          { key: "birthday_coupon_days_after", value: 3 },
        ],
      },
    ],
    [
      "Скидка 15 %, за 21 день до дня рождения и в сам день",
      { birthday_coupon: true, meta_data: { birthday_coupon_days_before: 21 } },
    ],
    [
      "Скидка 15 %, в день рождения и 7 дней после",
      { birthday_coupon: true, meta_data: { birthday_coupon_days_after: 7 } },
    ],
    ["Скидка 15 %, если в заказе есть «Борщ» или «Уха»", { product_ids: [5, 6] }],
    [
      "Скидка 15 %, если в заказе есть «Борщ» или что-нибудь из разделов «Обед» или «Лавка»",
      { product_ids: [5], product_categories: [10, 13] },
    ],
    ["Скидка 15 %, если в заказе есть «Медовик», «Морс», «Печенье» или ещё 3", { product_ids: [1, 2, 3, 4, 5, 6] }],
    [
      "Скидка 15 %, если в заказе не меньше 2 порций блюда «Филадельфия»",
      { autoapply_dop_rulles_products_list: [{ coupon_products: [4], coupon_products_qty: 2 }] },
    ],
    [
      "Скидка 15 %, если в заказе не меньше 1 порции каждого из блюд «Борщ» и «Уха»",
      { autoapply_dop_rulles_products_list: { coupon_products: [5, 6], coupon_products_qty: 1 } },
    ],
    [
      "Скидка 15 %, если в заказе не меньше 2 блюд из раздела «Пицца», если в заказе нет ничего из раздела «Алкоголь»",
      {
        autoapply_dop_rulles_categories_list: [{ coupon_categories: [11], coupon_categories_qty: 2 }],
        excluded_product_categories: [12],
      },
    ],
    [
      "Скидка 15 %, если в заказе не меньше 21 блюда из разделов «Обед» и «Пицца»",
      { autoapply_dop_rulles_categories_list: [{ coupon_categories: [10, 11], coupon_categories_qty: 21 }] },
    ],
    ["Скидка 15 %, по понедельникам и средам", { coupon_avaible_week_days: [3, 1] }],
    ["Скидка 15 %, по выходным", { coupon_avaible_week_days: [6, 7] }],
    ["Скидка 15 %, каждый день", { coupon_avaible_week_days: [1, 2, 3, 4, 5, 6, 7] }],
    ["Скидка 15 %, с 22 до 2", { coupon_avaible_day_hour_from: 22, coupon_avaible_day_hour_to: 2 }],
    ["Скидка 15 %, с 09:30 до 12", { coupon_avaible_day_hour_from: "9:30", coupon_avaible_day_hour_to: 12 }],
    ["Скидка 15 %, до 12", { coupon_avaible_day_hour_to: "12:00" }],
    ["Скидка 15 %, с 18", { coupon_avaible_day_hour_from: "18" }],
    ["Скидка 15 %, на заказ больше 700 ₽ и меньше 1 000 ₽", { minimum_amount: 700, maximum_amount: 1000 }],
    ["Скидка 15 %, на заказ меньше 1 000,50 ₽", { maximum_amount: 1000.5 }],
    ["Скидка 15 %, на заказ больше 700 ₽", { minimum_amount: 700, maximum_amount: 500 }],
    ["Скидка 15 %, только доставка", { delivery_coupon: true }],
    ["Скидка 15 %, только доставка и самовывоз", { delivery_coupon: true, pickup_coupon: true }],
    ["Скидка 15 %, только в филиале «Соборная»", { sklad_coupon: [501] }],
    ["Скидка 15 %, только в филиалах «Соборная» и «Вокзал»", { sklad_coupon: [501, 502] }],
    ["Скидка 15 %, только в приложении", { meta_data: [{ key: "coupon_only_for_device", value: ["app"] }] }],
    ["Скидка 15 %, только на сайте и в приложении", { meta_data: { coupon_only_for_device: "site,app" } }],
    ["Скидка 15 %, ни на одном устройстве", { meta_data: { coupon_only_for_device: [] } }],
    ["Скидка 15 %, лично для 1 гостя", { individual_coupon: true, usage_avaible_users: [9] }],
    ["Скидка 15 %, лично для 3 гостей", { individual_coupon: true, usage_avaible_users: [9, 10, 11] }],
    ["Скидка 15 %, только тем, кому она досталась", { individual_coupon: true }],
    ["Скидка 15 %", { usage_avaible_users: [9] }],
    [
      "Скидка 15 %, с 1 декабря 2026 г. по 31 декабря 2026 г.",
      { date_starts: "2026-12-01", date_expires: "31.12.2026" },
    ],
    ["Скидка 15 %, до 31 декабря 2026 г., 18:00", { date_expires: "2026-12-31T18:00:00" }],
    ["Скидка 15 %, до 31 декабря 2026 г., 18:00", { date_expires: 1798729200 }],
    [
      "Скидка 15 %, всего не больше 100 раз, каждому гостю не больше 1 раза, гостю не больше 2 раз в день",
      { usage_limit: 100, usage_limit_per_user: "1", usage_limit_per_day: 2 },
    ],
    ["Скидка 15 %, пока скидок не наберётся на 50 000 ₽", { budget: "50000.00" }],
    ["Скидка 15 %, для первой половины гостей", { audience: "a" }],
  ])("PROMO-1 says «%s»", (sentence, fields) => {
    expect(say(fields)).toBe(sentence);
  });

  it("PROMO-1 names the typed code, its guests, and how many single-use codes there are", () => {
    expect(say({}, { isCode: true })).toBe("Скидка 15 %, по промокоду «ЛЕТО»");
    expect(say({ usage_avaible_users: [9] }, { isCode: true })).toContain("лично для 1 гостя");
    expect(say({ codes: ["a1"] }, { isCode: true })).toBe("Скидка 15 %, по 1 одноразовому коду");
    expect(say({ codes: Array.from({ length: 200 }, (_, at) => `c${at}`) }, { isCode: true })).toBe(
      "Скидка 15 %, по 200 одноразовым кодам",
    );
  });
});

describe("a promotion in English", () => {
  it.each<readonly [string, Partial<WireCoupon>]>([
    [
      "15% off, if the order has anything of the section “Обед”, on weekdays from 12:00 to 16:00, on orders over ₽700, pickup only",
      lunch,
    ],
    ["₽400 off, on the first order", { discount_type: "fixed_cart", amount: 400, usage_limit_first_purchase: true }],
    [
      "A gift to choose: “Медовик” or “Морс”",
      { discount_type: "free_gift", amount: 0, free_gift_data: [{ product_id: 1 }, { product_id: 2 }] },
    ],
    [
      "15% off, if the order has at least 2 portions of each of “Борщ” and “Уха”, on Mondays and Wednesdays",
      {
        autoapply_dop_rulles_products_list: [{ coupon_products: [5, 6], coupon_products_qty: 2 }],
        coupon_avaible_week_days: [1, 3],
      },
    ],
    ["15% off, only in the branches “Соборная” and “Вокзал”", { sklad_coupon: [501, 502] }],
    ["15% off, 1 time per guest at most", { usage_limit_per_user: 1 }],
    ["15% off, until the discounts reach ₽50,000", { budget: 50_000 }],
  ])("PROMO-1 says “%s”", (sentence, fields) => {
    expect(say(fields, { language: "en" })).toBe(sentence);
  });
});

/** Fields of which each makes one condition or bound. */
const PARTS: readonly Partial<WireCoupon>[] = [
  { usage_limit_first_purchase: true },
  { birthday_coupon: true },
  { product_ids: [5] },
  { autoapply_dop_rulles_products_list: [{ coupon_products: [4], coupon_products_qty: 2 }] },
  { autoapply_dop_rulles_categories_list: [{ coupon_categories: [11], coupon_categories_qty: 3 }] },
  { excluded_product_categories: [12] },
  { coupon_avaible_week_days: [2] },
  { coupon_avaible_day_hour_from: 12, coupon_avaible_day_hour_to: 16 },
  { minimum_amount: 700 },
  { pickup_coupon: true },
  { sklad_coupon: [501] },
  { meta_data: { coupon_only_for_device: "site" } },
  { individual_coupon: true },
  { date_starts: "2026-12-01" },
  { date_expires: "2026-12-31" },
  { usage_limit: 100 },
  { usage_limit_per_user: 1 },
  { usage_limit_per_day: 1 },
  { budget: 5000 },
  { audience: "b" },
  { codes: ["a1", "a2"] },
];

it("PROMO-1 a promotion's sentence says every condition and bound that is set, in each language", () => {
  const wire = (fields: Partial<WireCoupon>): WireCoupon => ({ id: 7, code: "7", discount_type: "percent", ...fields });
  const kinds = PARTS.flatMap((part) => conditionsOfCoupon(wire(part)).map(({ kind }) => kind));
  expect(new Set(kinds).size).toBe(12);
  fc.assert(
    fc.property(fc.subarray([...PARTS]), fc.constantFrom("ru" as const, "en" as const), (parts, language) => {
      const whole = say(Object.assign({}, ...parts), { language });
      for (const part of parts) {
        const [, ...said] = say(part, { language }).split(", ");
        expect(said).not.toEqual([]);
        expect(whole).toContain(said.join(", "));
      }
    }),
  );
});

it("PROMO-1 a condition of every kind is said, however many there are of it", () => {
  const two = [2, 3].map((quantity) => ({ kind: "product-quantity", productIds: [5], quantity }) as const);
  expect(sayConditions(two, { i18n: speech.ru, names, zone })).toHaveLength(2);
});
