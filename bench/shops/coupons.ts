import type { Json } from "../../apps/server/src/shop/documents/json.ts";

/** The promo code that every order uses: 10 % off. */
export const promoCode = "STOL10";
const promoCoupon = 7000;

/**
 * `count` coupons in all: the promo code, and automatic ones with different conditions (sum, category, method, branch,
 * weekday), so that evaluating them costs as much as in a busy shop.
 */
export function coupons(count: number, categoryId: number): Json {
  const auto = Array.from({ length: Math.max(0, count - 1) }, (_, index) => ({
    id: promoCoupon + 1 + index,
    code: `Акция ${index + 1}`,
    description: "Скидка на большой стол",
    show_to_user: true,
    ...benefitOf(index),
    ...conditionOf(index, categoryId),
  }));
  return { auto, codes: [{ id: promoCoupon, code: promoCode, discount_type: "percent", amount: "10.00" }] };
}

function benefitOf(index: number): { [name: string]: Json } {
  return index % 2 === 0
    ? { discount_type: "percent", amount: String(5 + (index % 10)) }
    : { discount_type: "fixed_cart", amount: String(100 + index) };
}

function conditionOf(index: number, categoryId: number): { [name: string]: Json } {
  const conditions: readonly { [name: string]: Json }[] = [
    { minimum_amount: String(500 + index * 40) },
    { autoapply_dop_rulles_categories_list: [{ coupon_categories: [categoryId], coupon_categories_qty: 1 + index }] },
    { product_categories: [categoryId], pickup_coupon: true },
    { coupon_avaible_week_days: [1 + (index % 7)], usage_limit_per_user: 1_000_000 },
    { excluded_product_categories: [categoryId], delivery_coupon: true },
  ];
  return conditions[index % conditions.length] ?? {};
}
