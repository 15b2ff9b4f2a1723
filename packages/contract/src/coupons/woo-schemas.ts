import * as z from "zod/mini";
import { CouponSchema } from "./schemas.ts";

/** A coupon in WooCommerce's shape: money is text with two decimals; the shop's own conditions are extra fields. */
export const WooCouponSchema = z.looseObject({
  id: z.int(),
  code: z.string(),
  amount: z.string(),
  discount_type: z.enum(["percent", "fixed_cart", "free_gift"]),
  description: z.string(),
  date_expires: z.nullable(z.string()),
  date_expires_gmt: z.nullable(z.string()),
  usage_count: z.int(),
  individual_use: z.boolean(),
  product_ids: z.array(z.int()),
  excluded_product_ids: z.array(z.int()),
  usage_limit: z.nullable(z.int()),
  usage_limit_per_user: z.nullable(z.int()),
  limit_usage_to_x_items: z.null(),
  free_shipping: z.boolean(),
  product_categories: z.array(z.int()),
  excluded_product_categories: z.array(z.int()),
  exclude_sale_items: z.boolean(),
  minimum_amount: z.string(),
  maximum_amount: z.string(),
  email_restrictions: z.array(z.string()),
  used_by: z.array(z.string()),
  meta_data: z.unknown(),
  /** Offered by itself; false: a promo code. */
  auto: z.boolean(),
  /** Number of its single-use codes, which are in `codes` of the one coupon, not of a list. */
  codes_count: z.int(),
});
export type WireWooCoupon = z.infer<typeof WooCouponSchema>;
export const WooCouponsSchema = z.array(WooCouponSchema);

const { id: _id, ...fields } = CouponSchema.shape;
/** Names of a coupon's fields that may be set. */
export const COUPON_FIELDS: readonly string[] = Object.keys(fields);

/** Rules of WooCommerce that this shop lacks: only their neutral values are accepted. */
const isNeutral = (value: unknown) =>
  value === null || value === false || value === 0 || value === "" || (Array.isArray(value) && value.length === 0);
const unsupported = z.optional(z.unknown().check(z.refine(isNeutral, "is not supported by this shop")));

const foreign = {
  individual_use: unsupported,
  excluded_product_ids: unsupported,
  limit_usage_to_x_items: unsupported,
  free_shipping: unsupported,
  exclude_sale_items: unsupported,
  email_restrictions: unsupported,
};

const code = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

/** Body of `PUT wc/v3/coupons/{id}`; absent fields do not change, unknown ones are ignored. */
export const WooCouponUpdateSchema = z.looseObject({
  ...z.partial(z.looseObject(fields)).shape,
  ...foreign,
  code: z.optional(code),
});

/** Body of `POST wc/v3/coupons`; a fixed amount by default. `auto`: offered by itself. */
export const WooCouponCreateSchema = z.looseObject({
  ...WooCouponUpdateSchema.shape,
  code,
  auto: z.optional(z.boolean()),
});
