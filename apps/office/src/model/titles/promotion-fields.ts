import type { COUPON_ROWS } from "@skatert/contract";
import type { PlainKey } from "../../i18n/message-key.ts";

/** A field of the promotion's form that is one field of the document with a single value. */
export interface PromotionField {
  /** The contract's row, which has the kind of the value. */
  readonly path: keyof typeof COUPON_ROWS;
  /** Its name in the history and in the log. */
  readonly title: PlainKey;
}

/** Those fields by their name in the form. */
export const PROMOTION_FIELDS = {
  description: { path: "description", title: "field.description" },
  isShown: { path: "show_to_user", title: "field.showToGuest" },
  isPersonal: { path: "individual_coupon", title: "journal.field.personal" },
  isFirstOrder: { path: "usage_limit_first_purchase", title: "journal.field.first-order" },
  isBirthday: { path: "birthday_coupon", title: "field.birthday" },
  dishes: { path: "product_ids", title: "field.dishes" },
  sections: { path: "product_categories", title: "field.inCategories" },
  excluded: { path: "excluded_product_categories", title: "field.notCategories" },
  minimum: { path: "minimum_amount", title: "field.minimumSum" },
  maximum: { path: "maximum_amount", title: "field.maximumSum" },
  branches: { path: "sklad_coupon", title: "field.branches" },
  isForPickup: { path: "pickup_coupon", title: "field.forPickup" },
  isForDelivery: { path: "delivery_coupon", title: "field.forDelivery" },
  days: { path: "coupon_avaible_week_days", title: "field.weekdays" },
  limit: { path: "usage_limit", title: "field.limit" },
  limitPerGuest: { path: "usage_limit_per_user", title: "field.limitPerGuest" },
  limitPerDay: { path: "usage_limit_per_day", title: "journal.field.limit-per-day" },
  budget: { path: "budget", title: "journal.field.budget" },
} as const satisfies Readonly<Record<string, PromotionField>>;

/** Their names in the history and in the log, by the document's field. */
export const PROMOTION_TITLES: Readonly<Record<string, PlainKey>> = Object.fromEntries(
  Object.values(PROMOTION_FIELDS).map(({ path, title }) => [path, title]),
);
