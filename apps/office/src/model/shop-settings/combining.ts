import { flag } from "./plain-fields.ts";

export const COMBINING_SECTION = "promo-settings";

/** Which discounts combine (COUP-14). */
export const COMBINING = [
  flag(COMBINING_SECTION, "auto_coupons_summing", "shopset.discounts.auto", "shopset.discounts.auto.hint"),
  flag(
    COMBINING_SECTION,
    "coupons_and_auto_coupons_summing",
    "shopset.discounts.personal",
    "shopset.discounts.personal.hint",
  ),
  flag(COMBINING_SECTION, "auto_coupons_and_promo_summing", "shopset.discounts.promo", "shopset.discounts.promo.hint"),
  flag(COMBINING_SECTION, "app_use_bon_with_auto_promo", "shopset.discounts.points", "shopset.discounts.points.hint"),
];
