import * as z from "zod/mini";
import { QuoteSchema, RefusalsSchema } from "../../checkout/quote-schemas.ts";
import type { WireQuoteRequest } from "../../checkout/request-schemas.ts";
import { OFFICE_PATHS } from "../paths.ts";

const root = OFFICE_PATHS.promotions;

/** Calls about promotions that answer questions (PROMO-1, PROMO-2). */
export const PROMOTION_CALLS = {
  whyNot: `${root}/why-not`,
  results: `${root}/results`,
} as const;

/** The file with the single-use codes of a promotion and the orders that used them. */
export function codesFilePath(couponId: string): string {
  return `${OFFICE_PATHS.coupons}/${encodeURIComponent(couponId)}/codes.csv`;
}

/** Body of `POST promotions/why-not`: which promotions apply to a cart, a guest or an order, and why others do not. */
export interface WireWhyQuestion {
  readonly coupon_id?: number;
  readonly code?: string;
  readonly phone?: string;
  readonly order_id?: number;
  readonly cart?: WireQuoteRequest;
  /** With the promotions of the open draft. */
  readonly draft?: boolean;
}

export const PROMOTION_OUTCOMES = ["applied", "possible", "refused"] as const;

/** Why each promotion applies or does not. `blocked_by`: the one that applies in its place. */
export const WhyAnswerSchema = z.looseObject({
  quote: z.nullable(QuoteSchema),
  promotions: z.array(
    z.looseObject({
      coupon_id: z.int(),
      code: z.string(),
      kind: z.string(),
      outcome: z.enum(PROMOTION_OUTCOMES),
      reasons: RefusalsSchema,
      blocked_by: z.nullable(z.int()),
    }),
  ),
});
export type WireWhyAnswer = z.infer<typeof WhyAnswerSchema>;

/** Answer of `GET promotions/results`. Sums in roubles. */
export const PromotionResultsSchema = z.looseObject({
  results: z.array(
    z.looseObject({
      coupon_id: z.int(),
      code: z.string(),
      orders: z.int(),
      guests: z.int(),
      new_guests: z.int(),
      discount: z.number(),
      revenue: z.number(),
      repeat_guests: z.int(),
    }),
  ),
});
