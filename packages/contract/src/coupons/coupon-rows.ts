import type { FieldRows } from "../fields/field-rows.ts";

/** Fields of a coupon with a single value. Those without a name are conditions, which are read together with others. */
export const COUPON_ROWS = {
  description: { kind: "text", name: "description", isLogged: true, docs: ["Text shown to shoppers.", "no text"] },
  show_to_user: {
    kind: "flag",
    isOn: true,
    name: "showToUser",
    isLogged: true,
    docs: ["`false`: not in the lists of coupons, but still applied.", "`true`"],
  },
  individual_coupon: {
    kind: "flag",
    name: "isIndividual",
    isLogged: true,
    docs: ["`true`: only for `usage_avaible_users`.", "for everybody"],
  },
  usage_avaible_users: {
    kind: "ids",
    name: "userIds",
    docs: ["`ID` of the users of an individual coupon.", "nobody"],
  },
  usage_limit_first_purchase: {
    kind: "flag",
    isLogged: true,
    docs: ["`true`: for a first order only.", "for every order"],
  },
  sklad_coupon: {
    kind: "branches",
    isLogged: true,
    docs: ["`warehouse_id` of the branches where it applies.", "every branch"],
  },
  pickup_coupon: {
    kind: "flag",
    isLogged: true,
    docs: ["`true`: for pickup; with `delivery_coupon` for either.", "no restriction"],
  },
  delivery_coupon: { kind: "flag", isLogged: true, docs: ["`true`: for delivery.", "no restriction"] },
  birthday_coupon: {
    kind: "flag",
    isLogged: true,
    docs: ["`true`: around the shopper's birthday, by the days of `meta_data`.", "every day"],
  },
  product_ids: {
    kind: "ids",
    isLogged: true,
    docs: ["The cart must contain one of these dishes, or one of `product_categories`.", "no restriction"],
  },
  product_categories: {
    kind: "ids",
    isLogged: true,
    docs: ["The cart must contain a dish of one of these sections, or one of `product_ids`.", "no restriction"],
  },
  excluded_product_categories: {
    kind: "ids",
    isLogged: true,
    docs: ["The cart must contain nothing of these sections.", "no restriction"],
  },
  minimum_amount: {
    kind: "money",
    isLogged: true,
    docs: ["The counted sum must be **above** it, in roubles.", "no least sum"],
  },
  maximum_amount: {
    kind: "money",
    isLogged: true,
    docs: ["The counted sum must be **below** it, in roubles; counts only above `minimum_amount`.", "no greatest sum"],
  },
  coupon_avaible_week_days: {
    kind: "weekdays",
    isLogged: true,
    docs: ["Weekdays of the delivery, Monday is `1`.", "every day"],
  },
  usage_limit: {
    kind: "limit",
    name: "usageLimit",
    isLogged: true,
    docs: ["How often it can be used by all shoppers together.", "unlimited"],
  },
  usage_limit_per_user: {
    kind: "limit",
    name: "usageLimitPerCustomer",
    isLogged: true,
    docs: ["How often one shopper can use it.", "unlimited"],
  },
  usage_limit_per_day: {
    kind: "limit",
    name: "usageLimitPerDay",
    isLogged: true,
    docs: ["How often one shopper can use it in one day of the shop.", "unlimited"],
  },
  budget: {
    kind: "money",
    isLogged: true,
    docs: [
      "The sum in roubles that it may give in all. It ends when orders that are not cancelled have reached it; the last one may exceed it. A gift counts at the menu's price, less what it costs the shopper.",
      "unlimited",
    ],
  },
} as const satisfies FieldRows;
