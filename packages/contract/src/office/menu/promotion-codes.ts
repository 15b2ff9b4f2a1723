import * as z from "zod/mini";
import { MAX_CODE, MAX_COUPON_CODES } from "../../coupons/schemas.ts";
import { MAX_ID } from "../../fields/schemas.ts";

const maxPrefix = 20;

/** Body of `POST /api/office/promotions/codes`. Every drawn code begins with `prefix`. */
export const CodesDrawSchema = z.object({
  coupon_id: z.int().check(z.positive(), z.lte(MAX_ID)),
  count: z.int().check(z.positive(), z.lte(MAX_COUPON_CODES)),
  prefix: z.optional(
    z.string().check(z.maxLength(maxPrefix), z.regex(/^[\p{L}\p{N}-]*$/u, "must be letters, digits and hyphens")),
  ),
});
export type WireCodesDraw = z.infer<typeof CodesDrawSchema>;

/** The drawn codes, and how many the coupon has with them. */
export const CodesDrawnSchema = z.looseObject({
  codes: z.array(z.string().check(z.maxLength(MAX_CODE))),
  total: z.int(),
});
export type WireCodesDrawn = z.infer<typeof CodesDrawnSchema>;
