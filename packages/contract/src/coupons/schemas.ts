import * as z from "zod/mini";
import { MAX_COUPONS, MAX_LINE_SUPPLEMENTS, MAX_LINES } from "../checkout/request-schemas.ts";
import { boundedList, boundedMap } from "../fields/bounded.ts";
import { wireFields } from "../fields/field-rows.ts";
import {
  wireEmpty,
  wireFlag,
  wireId,
  wireIdOrNone,
  wireIds,
  wireImage,
  wireMoney,
  wireNumber,
} from "../fields/schemas.ts";
import { COUPON_ROWS } from "./coupon-rows.ts";

/** Maximum rules or gifts of one coupon. */
const MAX_RULES = 1_000;

const ProductRuleSchema = z.looseObject({
  coupon_products: z.optional(wireIds),
  coupon_products_qty: z.optional(wireNumber),
});
const CategoryRuleSchema = z.looseObject({
  coupon_categories: z.optional(wireIds),
  coupon_categories_qty: z.optional(wireNumber),
});
/** 0–24 as a number, "12" or "12:00"; empty for the day's bound. */
export const HourSchema = z.union([
  z.number().check(z.gte(0), z.lte(24)),
  z.string().check(z.maxLength(20), z.regex(/^\s*(?:(?:[01]?\d|2[0-4])(?::[0-5]\d)?)?\s*$/)),
  z.null(),
  z.literal(false),
]);

export const GiftItemSchema = z.looseObject({
  product_id: wireId,
  variation_id: z.optional(wireIdOrNone),
  quantity: z.optional(wireNumber),
});

const couponDate = z.union([z.string().check(z.maxLength(100)), z.number(), z.null(), z.literal(false)]);

/** Maximum single-use codes of one coupon, and characters of a code. */
export const MAX_COUPON_CODES = 10_000;
export const MAX_CODE = 100;

/** Fields of a coupon that no answer to a guest has (PROMO-1). */
export const SECRET_COUPON_FIELDS = ["codes", "budget", "audience"] as const;

/** Spec section 3 "Coupon fields", and WooCommerce's usage limits and expiry (wire "Shop folder"). */
export const CouponSchema = z.looseObject({
  ...wireFields(COUPON_ROWS),
  id: wireId,
  code: z.string().check(z.minLength(1)),
  codes: z.optional(
    z.union([
      z.array(z.string().check(z.minLength(1), z.maxLength(MAX_CODE))).check(z.maxLength(MAX_COUPON_CODES)),
      wireEmpty,
    ]),
  ),
  amount: z.optional(wireMoney),
  discount_type: z.enum(["percent", "fixed_cart", "free_gift"]),
  image: z.optional(wireImage),
  meta_data: z.optional(
    z.union([
      z.array(z.looseObject({ key: z.string().check(z.maxLength(200)), value: z.unknown() })).check(z.maxLength(200)),
      z.looseObject({}),
      wireEmpty,
    ]),
  ),
  coupon_avaible_day_hour_from: z.optional(HourSchema),
  coupon_avaible_day_hour_to: z.optional(HourSchema),
  autoapply_dop_rulles_products_list: z.optional(
    z.union([z.array(ProductRuleSchema).check(z.maxLength(MAX_RULES)), ProductRuleSchema, wireEmpty]),
  ),
  autoapply_dop_rulles_categories_list: z.optional(
    z.union([z.array(CategoryRuleSchema).check(z.maxLength(MAX_RULES)), CategoryRuleSchema, wireEmpty]),
  ),
  free_gift_data: z.optional(z.union([z.array(GiftItemSchema).check(z.maxLength(MAX_RULES)), wireEmpty])),
  audience: z.optional(z.union([z.enum(["a", "b"]), wireEmpty])),
  date_starts: z.optional(couponDate),
  date_expires: z.optional(couponDate),
});
export type WireCoupon = z.infer<typeof CouponSchema>;

/** `coupons.json`: coupons that the shop offers by itself, and promo codes. */
export const CouponsFileSchema = z.looseObject({
  auto: z.optional(z.array(CouponSchema)),
  codes: z.optional(z.array(CouponSchema)),
});

/** `GET systeminfo/v1/coupons/seettings`: the discounts that may be combined (COUP-14). */
export const PromoSettingsSchema = z.looseObject({
  auto_coupons_summing: z.optional(wireFlag),
  coupons_and_auto_coupons_summing: z.optional(wireFlag),
  auto_coupons_and_promo_summing: z.optional(wireFlag),
  app_use_bon_with_auto_promo: z.optional(wireFlag),
});

const loose = z.union([z.string().check(z.maxLength(200)), z.number(), z.null(), z.boolean()]);
const named = z.union([z.looseObject({ id: z.optional(loose) }), loose, boundedList(loose, 1)]);
/** Only other backends read prices and texts of a variation. */
const CartItemSchema = z.looseObject({
  product: z.union([z.looseObject({ id: loose }), loose]),
  quantity: z.optional(loose),
  variation: z.optional(named),
  supplements: z.optional(z.union([boundedMap(z.union([z.looseObject({}), loose]), MAX_LINE_SUPPLEMENTS), loose])),
});

/** Body of `POST wc/v3/coupons/autoapply`. Prices of the client are ignored (API-10). */
export const AutoapplyRequestSchema = z.looseObject({
  cart_total: z.optional(loose),
  delivery_type: z.optional(loose),
  customer_id: z.optional(loose),
  cart_items: z.optional(z.union([z.null(), boundedMap(CartItemSchema, MAX_LINES)])),
  take_date: z.optional(loose),
  coupons: z.optional(z.union([boundedList(loose, MAX_COUPONS), loose])),
  time_from: z.optional(loose),
  time_to: z.optional(loose),
  meta_data: z.optional(z.union([boundedList(named, 20), z.looseObject({ stock_id: z.optional(named) }), loose])),
});
export type WireAutoapplyRequest = z.infer<typeof AutoapplyRequestSchema>;

/** A row of stock; null quantity: no limit. */
export const StockRowSchema = z.looseObject({
  product_id: wireId,
  variation_id: z.optional(wireIdOrNone),
  warehouse_id: wireId,
  quantity: z.nullable(z.number().check(z.gte(0))),
});

export const AutoapplyAnswerSchema = z.looseObject({
  couponsList: z.array(CouponSchema),
  stocksList: z.array(StockRowSchema),
});

export const CouponsSchema = z.array(CouponSchema);
