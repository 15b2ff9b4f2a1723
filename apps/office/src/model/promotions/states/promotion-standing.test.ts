import type { Weekday, WorkSchedule } from "@skatert/domain";
import { describe, expect, it } from "vitest";
import { promotionShop } from "./promotion-shop.ts";
import {
  type ListedPromotion,
  type NeverReason,
  type PromotionState,
  promotionStanding,
} from "./promotion-standing.ts";

const zone = "Europe/Moscow";
const now = Date.parse("2026-11-30T12:00:00+03:00");
const week = (from: number, to: number): WorkSchedule => ({
  timeZone: zone,
  aroundTheClock: false,
  week: Object.fromEntries(
    ([1, 2, 3, 4, 5] satisfies Weekday[]).map((day) => [day, [{ from: from * 60, to: to * 60 }]]),
  ),
  exceptions: {},
  cookingMinutes: 30,
});
const size = { id: "31", name: "30 см", weight: null };
const shop = promotionShop({
  dishes: [
    { id: "1", name: "Борщ", state: "published", sizes: [] },
    { id: "2", name: "Уха", state: "archived", sizes: [] },
    { id: "3", name: "Пицца", state: "changed", sizes: [size] },
  ],
  sections: [
    { id: "10", name: "Супы", state: "new" },
    { id: "11", name: "Старое", state: "archived" },
  ],
  places: {
    timeZone: zone,
    locations: [
      { name: "Соборная", warehouseIds: [501] },
      { name: "Вокзал", warehouseIds: [502] },
    ],
    conditions: [{ warehouseId: 501 }],
    schedules: Object.fromEntries([
      [501, week(10, 20)],
      [502, week(10, 23)],
    ]),
  },
});

const unused = { uses: 0, given: 0, codes_count: 0, codes_used: 0 };

function standing(fields: object, more: Partial<ListedPromotion> = {}) {
  const coupon = { id: 7, code: "Обед", discount_type: "percent", amount: 15, ...fields };
  return promotionStanding({ coupon, is_code: false, ...unused, ...more }, shop, now);
}
const gift = (product_id: number, variation_id: number | null = null) => ({
  discount_type: "free_gift",
  amount: 0,
  free_gift_data: [{ product_id, variation_id }],
});
const hours = (from: number, to: number) => ({ coupon_avaible_day_hour_from: from, coupon_avaible_day_hour_to: to });

describe("a promotion's state", () => {
  it.each<readonly [string, object, Partial<ListedPromotion>, PromotionState]>([
    ["without bounds", {}, {}, "running"],
    ["on its first day", { date_starts: "2026-11-30" }, {}, "running"],
    ["on the day before it", { date_starts: "2026-12-01" }, {}, "planned"],
    ["on its last day", { date_expires: "2026-11-30" }, {}, "running"],
    ["on the day after it", { date_expires: "2026-11-29" }, {}, "ended"],
    ["at the minute of its end", { date_expires: "2026-11-30T12:00:00" }, {}, "ended"],
    ["with a use left", { usage_limit: 3 }, { uses: 2 }, "running"],
    ["without a use left", { usage_limit: 3 }, { uses: 3 }, "usedUp"],
    ["with every code used", {}, { is_code: true, uses: 2, codes_count: 2, codes_used: 2 }, "usedUp"],
    ["used before it had codes", {}, { is_code: true, uses: 5, codes_count: 2, codes_used: 1 }, "running"],
    ["a kopeck below its budget", { budget: 500 }, { given: 499.99 }, "running"],
    ["at its budget", { budget: "500.00" }, { given: 500 }, "usedUp"],
    ["after its end, used up", { date_expires: "2026-11-29", usage_limit: 1 }, { uses: 1 }, "ended"],
  ])("PROMO-1 %s", (_, fields, more, state) => {
    expect(standing(fields, more).state).toBe(state);
  });

  it.each<readonly [string, object, readonly NeverReason[]]>([
    ["without a benefit", { discount_type: "fixed_cart", amount: "" }, ["unreadable"]],
    ["with a benefit of zero", { amount: 0 }, ["nothing"]],
    ["that starts after its end", { date_starts: "2026-12-31", date_expires: "2026-12-30" }, ["dates"]],
    ["with an archived dish", { product_ids: [2] }, ["dishes"]],
    ["with unknown sections", { product_categories: [11, 99] }, ["sections"]],
    ["with one of several dishes that must all be there", countOf([1, 2]), ["dishes"]],
    ["with a gift that is gone", gift(2), ["gifts"]],
    ["with a size of a gift that is gone", gift(3, 32), ["gifts"]],
    ["with unknown branches", { sklad_coupon: [509] }, ["branches"]],
    ["with a gift whose size is not chosen", gift(3), ["gifts"]],
    ["for the app alone", { meta_data: { coupon_only_for_device: "app" } }, ["device"]],
    ["for no device", { meta_data: { coupon_only_for_device: [] } }, ["device"]],
    ["with no kopeck between its sums", { minimum_amount: 700, maximum_amount: 700.01 }, ["sum"]],
    ["on days when everything is closed", { coupon_avaible_week_days: [6, 7] }, ["closed"]],
    ["for delivery at hours of the branch without it", { ...hours(20, 23), delivery_coupon: true }, ["closed"]],
    ["for delivery in a branch without it", { delivery_coupon: true, sklad_coupon: [502] }, ["noDelivery"]],
    ["with two reasons", { product_ids: [2], coupon_avaible_week_days: [7] }, ["dishes", "closed"]],
  ])("PROMO-1 never applies %s, and says why", (_, fields, reasons) => {
    expect(standing(fields)).toEqual({ state: "never", reasons, remarks: [] });
  });

  it.each<readonly [string, object]>([
    ["a dish among deleted ones", { product_ids: [1, 2] }],
    ["a section beside a deleted dish", { product_ids: [2], product_categories: [10] }],
    ["a size of a gift", gift(3, 31)],
    ["hours of one branch", hours(20, 23)],
    ["delivery and pickup where only pickup is", { delivery_coupon: true, pickup_coupon: true, sklad_coupon: [502] }],
    ["no weekday, which restricts nothing", { coupon_avaible_week_days: [] }],
    ["a maximum below the minimum, which the shop ignores", { minimum_amount: 700, maximum_amount: 500 }],
  ])("PROMO-1 can apply with %s", (_, fields) => {
    expect(standing(fields).state).toBe("running");
  });

  it("PROMO-1 remarks on what is ignored or partly gone", () => {
    expect(standing({ minimum_amount: 700, maximum_amount: "500.00" }).remarks).toEqual(["maximumIgnored"]);
    expect(standing({ minimum_amount: 700, maximum_amount: "0.00" }).remarks).toEqual([]);
    expect(standing({ product_ids: [1, 2] }).remarks).toEqual(["someGone"]);
    expect(standing({ excluded_product_categories: [11] }).remarks).toEqual(["someGone"]);
  });
});

function countOf(dishes: readonly number[]): object {
  return { autoapply_dop_rulles_products_list: [{ coupon_products: dishes, coupon_products_qty: 1 }] };
}
