import type { FieldRows } from "../fields/field-rows.ts";

/**
 * Fields of a coupon with a single value. Those without a name are conditions, which are read together with others.
 * Browsers load these rows, so their texts for the documentation are apart (decision 152).
 */
export const COUPON_ROWS = {
  description: { kind: "text", name: "description", isLogged: true },
  show_to_user: { kind: "flag", isOn: true, name: "showToUser", isLogged: true },
  individual_coupon: { kind: "flag", name: "isIndividual", isLogged: true },
  usage_avaible_users: { kind: "ids", name: "userIds" },
  usage_limit_first_purchase: { kind: "flag", isLogged: true },
  sklad_coupon: { kind: "branches", isLogged: true },
  pickup_coupon: { kind: "flag", isLogged: true },
  delivery_coupon: { kind: "flag", isLogged: true },
  birthday_coupon: { kind: "flag", isLogged: true },
  product_ids: { kind: "ids", isLogged: true },
  product_categories: { kind: "ids", isLogged: true },
  excluded_product_categories: { kind: "ids", isLogged: true },
  minimum_amount: { kind: "money", isLogged: true },
  maximum_amount: { kind: "money", isLogged: true },
  coupon_avaible_week_days: { kind: "weekdays", isLogged: true },
  usage_limit: { kind: "limit", name: "usageLimit", isLogged: true },
  usage_limit_per_user: { kind: "limit", name: "usageLimitPerCustomer", isLogged: true },
  usage_limit_per_day: { kind: "limit", name: "usageLimitPerDay", isLogged: true },
  budget: { kind: "money", isLogged: true },
} as const satisfies FieldRows;
