import * as z from "zod/mini";
import { QuoteRequestSchema } from "../../checkout/request-schemas.ts";
import { readIsoDay } from "../../fields/read-time.ts";
import { MAX_ID } from "../../fields/schemas.ts";

const id = z.int().check(z.positive(), z.lte(MAX_ID));

/**
 * Body of `POST promotions/why-not`. The cart is `cart`, as the shop sends it to `checkout/quote`, or that of
 * `order_id`; without both the promotions are judged for the guest alone. A cart without the member `coupons` takes
 * every promotion that needs no code. The guest is that of the order, or of `phone`.
 */
export const WhyQuestionSchema = z.looseObject({
  /** Only this promotion is answered. */
  coupon_id: z.optional(id),
  /** The typed promo code, instead of the cart's. */
  code: z.optional(z.string().check(z.maxLength(100))),
  phone: z.optional(z.string().check(z.minLength(3), z.maxLength(40))),
  order_id: z.optional(id),
  cart: z.optional(QuoteRequestSchema),
  /** With the open draft. */
  draft: z.optional(z.boolean()),
});

/** Days of `GET promotions/results`. */
export const MAX_RESULT_DAYS = 400;

const day = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/),
  z.refine((text) => readIsoDay(text) !== null, "is no day of the calendar"),
);

/**
 * Query of `GET promotions/results`: the shop's days, both inclusive. Optional here, so that a caller without the right
 * gets 403 and not 400.
 */
export const ResultsQuerySchema = z.looseObject({ from: z.optional(day), to: z.optional(day) });
