import type { Condition, Coupon } from "@skatert/domain";
import { describe, expect, it } from "vitest";
import { combiningFromWire, combiningToWire, couponsFromWire } from "./map.ts";
import { CouponSchema } from "./schemas.ts";

const zone = "Europe/Moscow";
const base = { id: 1, code: "Осень", discount_type: "percent", amount: "10.00" };

function coupon(fields: object, source: "auto" | "promo" = "auto"): Coupon {
  const [mapped] = couponsFromWire([{ ...base, ...fields }], source, zone);
  if (mapped === undefined) throw new Error("the coupon was dropped");
  return mapped;
}
const conditions = (fields: object): readonly Condition[] => coupon(fields).conditions;

describe("coupons", () => {
  it("ENT-1 maps every field of a coupon from its wire name", () => {
    expect(Object.keys(CouponSchema.shape)).toEqual(
      expect.arrayContaining([
        "id",
        "code",
        "amount",
        "discount_type",
        "description",
        "image",
        "show_to_user",
        "individual_coupon",
        "usage_avaible_users",
        "usage_limit_first_purchase",
        "sklad_coupon",
        "pickup_coupon",
        "delivery_coupon",
        "meta_data",
        "birthday_coupon",
        "product_ids",
        "product_categories",
        "excluded_product_categories",
        "minimum_amount",
        "maximum_amount",
        "coupon_avaible_week_days",
        "coupon_avaible_day_hour_from",
        "coupon_avaible_day_hour_to",
        "autoapply_dop_rulles_products_list",
        "autoapply_dop_rulles_categories_list",
        "free_gift_data",
        "usage_limit",
        "usage_limit_per_user",
        "date_expires",
      ]),
    );
  });

  it("CART-7 reads the three kinds of benefit, a gift at the coupon's amount per piece", () => {
    expect(coupon({}).benefit).toEqual({ kind: "percent", percent: 10 });
    expect(coupon({ discount_type: "fixed_cart", amount: 150.5 }).benefit).toEqual({ kind: "fixed", amount: 15_050 });
    expect(
      coupon({
        discount_type: "free_gift",
        amount: "",
        free_gift_data: [{ product_id: "10", variation_id: 0, quantity: "2" }, { product_id: 11 }],
      }).benefit,
    ).toMatchObject({
      gifts: [
        { productId: 10, variationId: null, quantity: 2 },
        { productId: 11, variationId: null, quantity: 1 },
      ],
    });
    expect(
      coupon({ discount_type: "free_gift", amount: 1, free_gift_data: [{ product_id: 10 }] }).benefit,
    ).toMatchObject({ unitPrice: 100 });
  });

  it("CART-7 a gift coupon without an amount gives its gift for free", () => {
    for (const amount of ["", null, undefined]) {
      expect(
        coupon({ discount_type: "free_gift", amount, free_gift_data: [{ product_id: 10 }] }).benefit,
      ).toMatchObject({ unitPrice: 0 });
    }
  });

  it("ENT-1 drops only a coupon without usable data", () => {
    const dropped: string[] = [];
    const list = [
      { ...base, amount: "" },
      { ...base, discount_type: "cashback" },
      { ...base, discount_type: "free_gift", free_gift_data: [] },
      { ...base, date_expires: "скоро" },
      { ...base, id: 5 },
    ];
    expect(couponsFromWire(list, "auto", zone, ({ entity }) => dropped.push(entity)).map(({ id }) => id)).toEqual([5]);
    expect(dropped).toHaveLength(4);
  });

  it("COUP-1 COUP-2 COUP-3 restrict nothing if their fields are empty", () => {
    expect(
      conditions({
        sklad_coupon: [],
        pickup_coupon: false,
        delivery_coupon: "",
        meta_data: [],
        product_ids: "",
        product_categories: null,
        minimum_amount: "0.00",
        maximum_amount: "",
        coupon_avaible_week_days: [],
        coupon_avaible_day_hour_from: "",
        coupon_avaible_day_hour_to: null,
        autoapply_dop_rulles_products_list: [],
        autoapply_dop_rulles_categories_list: "",
        birthday_coupon: false,
        usage_limit_first_purchase: 0,
      }),
    ).toEqual([]);
  });

  it("COUP-1 reads the branches", () => {
    expect(conditions({ sklad_coupon: "501, 502" })).toEqual([{ kind: "warehouse", warehouseIds: [501, 502] }]);
  });

  it("COUP-2 reads both delivery flags as either type", () => {
    expect(conditions({ pickup_coupon: true })).toEqual([{ kind: "delivery-type", methods: ["local_pickup"] }]);
    expect(conditions({ delivery_coupon: "1" })).toEqual([{ kind: "delivery-type", methods: ["flat_rate"] }]);
    expect(conditions({ pickup_coupon: true, delivery_coupon: true })).toEqual([
      { kind: "delivery-type", methods: ["local_pickup", "flat_rate"] },
    ]);
  });

  it("COUP-3 reads devices from a list, from text and from an object of meta data", () => {
    const device = (value: unknown) => conditions({ meta_data: [{ key: "coupon_only_for_device", value }] });
    expect(device(["site", "app"])).toEqual([{ kind: "device", devices: ["site", "app"] }]);
    expect(device("app")).toEqual([{ kind: "device", devices: ["app"] }]);
    expect(device([])).toEqual([{ kind: "device", devices: [] }]);
    expect(conditions({ meta_data: { coupon_only_for_device: "site" } })).toEqual([
      { kind: "device", devices: ["site"] },
    ]);
  });

  it("COUP-4 treats missing days around the birthday as 0", () => {
    expect(conditions({ birthday_coupon: true })).toEqual([{ kind: "birthday", daysBefore: 0, daysAfter: 0 }]);
    expect(
      conditions({
        birthday_coupon: "1",
        meta_data: [
          { key: "birthday_coupon_days_before", value: "3" },
          { key: "birthday_coupon_days_after", value: 7 },
        ],
      }),
    ).toEqual([{ kind: "birthday", daysBefore: 3, daysAfter: 7 }]);
  });

  it("COUP-5 COUP-6 make one condition of products and categories, and one of excluded categories", () => {
    expect(conditions({ product_ids: [1], product_categories: "7,8", excluded_product_categories: [9] })).toEqual([
      { kind: "cart-contains", productIds: [1], categoryIds: [7, 8] },
      { kind: "excluded-category", categoryIds: [9] },
    ]);
  });

  it("COUP-7 COUP-8 read one rule or a list of them", () => {
    expect(
      conditions({
        autoapply_dop_rulles_products_list: [
          { coupon_products: [1, 2], coupon_products_qty: "2" },
          { coupon_products: 3, coupon_products_qty: 1 },
          { coupon_products: [] },
        ],
        autoapply_dop_rulles_categories_list: { coupon_categories: "5", coupon_categories_qty: 3 },
      }),
    ).toEqual([
      { kind: "product-quantity", productIds: [1, 2], quantity: 2 },
      { kind: "product-quantity", productIds: [3], quantity: 1 },
      { kind: "category-quantity", categoryIds: [5], quantity: 3 },
    ]);
  });

  it("COUP-9 a maximum counts only above the minimum", () => {
    const sum = (minimum_amount: unknown, maximum_amount: unknown) => conditions({ minimum_amount, maximum_amount })[0];
    expect(sum("600.00", "0.00")).toEqual({ kind: "cart-sum", minimum: 60_000, maximum: null });
    expect(sum(600, 600)).toEqual({ kind: "cart-sum", minimum: 60_000, maximum: null });
    expect(sum("", 900)).toEqual({ kind: "cart-sum", minimum: null, maximum: 90_000 });
    expect(sum(600, "900.50")).toEqual({ kind: "cart-sum", minimum: 60_000, maximum: 90_050 });
  });

  it("COUP-10 reads a missing hour as the day's bound and equal hours as always", () => {
    const hours = (from: unknown, to: unknown) =>
      conditions({ coupon_avaible_day_hour_from: from, coupon_avaible_day_hour_to: to });
    expect(hours("14:00", "18:00")).toEqual([{ kind: "hours", from: 840, to: 1080 }]);
    expect(hours(22, "2")).toEqual([{ kind: "hours", from: 1320, to: 120 }]);
    expect(hours("", 18)).toEqual([{ kind: "hours", from: 0, to: 1080 }]);
    expect(hours(14, null)).toEqual([{ kind: "hours", from: 840, to: 1440 }]);
    expect(hours(12, "12:00")).toEqual([]);
    expect(hours(0, 0)).toEqual([]);
  });

  it("COUP-11 COUP-12 read weekdays and the first purchase", () => {
    expect(conditions({ coupon_avaible_week_days: ["1", 7], usage_limit_first_purchase: true })).toEqual([
      { kind: "weekday", weekdays: [1, 7] },
      { kind: "first-purchase" },
    ]);
  });

  it("COUP-13 reads the audience of a coupon, and its visibility", () => {
    expect(coupon({ individual_coupon: "1", usage_avaible_users: [9], show_to_user: false })).toMatchObject({
      kind: "individual",
      isIndividual: true,
      userIds: [9],
      showToUser: false,
    });
    expect(coupon({ individual_coupon: true }, "promo").kind).toBe("promo");
    expect(coupon({})).toMatchObject({ kind: "auto", isIndividual: false, showToUser: true });
  });

  it("COUP-14 reads the flags of combination, false if missing", () => {
    const policy = { autoWithAuto: true, individualWithAuto: false, promoWithAuto: true, bonusesWithAuto: false };
    expect(combiningFromWire({ auto_coupons_summing: "1", auto_coupons_and_promo_summing: true })).toEqual(policy);
    expect(combiningFromWire(combiningToWire(policy))).toEqual(policy);
    expect(Object.values(combiningFromWire([]))).toEqual([false, false, false, false]);
  });

  it("COUP-15 treats a usage limit of 0 or nothing as none", () => {
    for (const none of [0, "", null, undefined])
      expect(coupon({ usage_limit: none, usage_limit_per_user: none })).toMatchObject({
        usageLimit: null,
        usageLimitPerCustomer: null,
      });
    expect(coupon({ usage_limit: "100", usage_limit_per_user: 1 })).toMatchObject({
      usageLimit: 100,
      usageLimitPerCustomer: 1,
    });
  });
});
