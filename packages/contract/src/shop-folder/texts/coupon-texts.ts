import type { FieldTexts } from "../../fields/field-text.ts";

/** `coupons.json` and `promo-settings.json`. */
export const couponTexts: FieldTexts = {
  auto: ["Coupons that the shop offers by itself.", "none"],
  "auto[].id": ["Number of the coupon, unique in the file."],
  "auto[].code": ["What a shopper types for a coupon of `codes`; for one of `auto` its name."],
  "auto[].codes": [
    "For a coupon of `codes`: single-use codes, each for one order that is not cancelled; `code` is then only a name.",
    "its one code is `code`",
  ],
  "auto[].amount": [
    "Per cent for `percent` (at most 100), roubles for `fixed_cart`, price of one gift in roubles for `free_gift`.",
    "required, except that a gift costs `0`",
  ],
  "auto[].discount_type": ["`percent`, `fixed_cart` or `free_gift`."],
  "auto[].description": ["Text shown to shoppers.", "no text"],
  "auto[].image": ["Picture of the coupon.", "no picture"],
  "auto[].show_to_user": ["`false`: not in the lists of coupons, but still applied.", "`true`"],
  "auto[].individual_coupon": ["`true`: only for `usage_avaible_users`.", "for everybody"],
  "auto[].usage_avaible_users": ["`ID` of the users of an individual coupon.", "nobody"],
  "auto[].usage_limit_first_purchase": ["`true`: for a first order only.", "for every order"],
  "auto[].sklad_coupon": ["`warehouse_id` of the branches where it applies.", "every branch"],
  "auto[].pickup_coupon": ["`true`: for pickup; with `delivery_coupon` for either.", "no restriction"],
  "auto[].delivery_coupon": ["`true`: for delivery.", "no restriction"],
  "auto[].meta_data": [
    "`[{key, value}]` or an object. Known keys: `coupon_only_for_device` (must contain `site`), `birthday_coupon_days_before`, `birthday_coupon_days_after` (days).",
    "no restriction",
  ],
  "auto[].meta_data[].key": ["One of the known keys."],
  "auto[].meta_data[].value": ["Its value."],
  "auto[].birthday_coupon": ["`true`: around the shopper's birthday, by the days of `meta_data`.", "every day"],
  "auto[].product_ids": [
    "The cart must contain one of these dishes, or one of `product_categories`.",
    "no restriction",
  ],
  "auto[].product_categories": [
    "The cart must contain a dish of one of these sections, or one of `product_ids`.",
    "no restriction",
  ],
  "auto[].excluded_product_categories": ["The cart must contain nothing of these sections.", "no restriction"],
  "auto[].minimum_amount": ["The counted sum must be **above** it, in roubles.", "no least sum"],
  "auto[].maximum_amount": [
    "The counted sum must be **below** it, in roubles; counts only above `minimum_amount`.",
    "no greatest sum",
  ],
  "auto[].coupon_avaible_week_days": ["Weekdays of the delivery, Monday is `1`.", "every day"],
  "auto[].coupon_avaible_day_hour_from": [
    'First hour of the delivery, `0` to `24` or `"HH:MM"`.',
    "the start of the day",
  ],
  "auto[].coupon_avaible_day_hour_to": [
    "End, not included. Earlier than the first hour: past midnight.",
    "the end of the day",
  ],
  "auto[].autoapply_dop_rulles_products_list": [
    "Rules of quantity: every dish of a rule at least so many times.",
    "no rule",
  ],
  "auto[].autoapply_dop_rulles_products_list[].coupon_products": ["`id` of the dishes.", "no rule"],
  "auto[].autoapply_dop_rulles_products_list[].coupon_products_qty": ["Units of each.", "no rule"],
  "auto[].autoapply_dop_rulles_categories_list": [
    "Rules of quantity over sections, all listed sections together.",
    "no rule",
  ],
  "auto[].autoapply_dop_rulles_categories_list[].coupon_categories": ["`id` of the sections.", "no rule"],
  "auto[].autoapply_dop_rulles_categories_list[].coupon_categories_qty": ["Units over all of them.", "no rule"],
  "auto[].free_gift_data": ["Gifts to choose from. Required for `free_gift`.", "no gift"],
  "auto[].free_gift_data[].product_id": ["`id` of the dish."],
  "auto[].free_gift_data[].variation_id": ["`id` of its choice.", "the dish has no choices"],
  "auto[].free_gift_data[].quantity": ["Units.", "`1`"],
  "auto[].usage_limit": ["How often it can be used by all shoppers together.", "unlimited"],
  "auto[].usage_limit_per_user": ["How often one shopper can use it.", "unlimited"],
  "auto[].usage_limit_per_day": ["How often one shopper can use it in one day of the shop.", "unlimited"],
  "auto[].budget": [
    "The sum in roubles that it may give in all. It ends when orders that are not cancelled have reached it; the last one may exceed it. A gift counts at the menu's price, less what it costs the shopper.",
    "unlimited",
  ],
  "auto[].audience": [
    "`a` or `b`: only for that half of the shoppers. The number or the account decides, for each coupon anew.",
    "everybody",
  ],
  "auto[].date_starts": [
    'First day, `"2026-12-01"` (from 00:00), or a time as in `date_expires`. Before it the coupon does not apply.',
    "applies at once",
  ],
  "auto[].date_expires": [
    'Last day, `"2026-12-31"` (counts to its end), or a time in the shop\'s time zone, or seconds since 1970.',
    "never",
  ],
  codes: ["Coupons behind a typed code, with the fields of `auto`.", "none"],
};

/** `promo-settings.json`. */
export const promoTexts: FieldTexts = {
  auto_coupons_summing: ["Several automatic coupons may be combined.", "they may not"],
  coupons_and_auto_coupons_summing: ["Individual coupons may be combined with automatic ones.", "they may not"],
  auto_coupons_and_promo_summing: ["A promo code may be combined with automatic coupons.", "it may not"],
  app_use_bon_with_auto_promo: ["Points may be used beside automatic coupons.", "they may not"],
};
