import * as z from "zod/mini";
import { CouponSchema, MAX_CODE } from "../../coupons/schemas.ts";
import { readIsoDay } from "../../fields/read-time.ts";

/** Days of a run at most. */
export const MAX_DRY_RUN_DAYS = 400;

/** The lists of `coupons.json`: coupons that the shop offers by itself, and promo codes. */
export const COUPON_LISTS = ["auto", "codes"] as const;

const day = z.string().check(
  z.maxLength(10),
  z.refine((text) => readIsoDay(text) !== null, "is no day of the calendar"),
);

/**
 * Body of `POST promotions/dry-run`. `coupon`: as in `coupons.json`, saved or not. `list`: where it belongs; by default
 * where the shop, or the open draft, has the coupon with its id, and `auto` for a new one. `from` and `to`: the shop's
 * days, both count.
 */
export const DryRunRequestSchema = z.looseObject({
  coupon: z.extend(CouponSchema, { code: z.string().check(z.minLength(1), z.maxLength(MAX_CODE)) }),
  list: z.optional(z.enum(COUPON_LISTS)),
  from: day,
  to: day,
});
export type WireDryRunRequest = z.infer<typeof DryRunRequestSchema>;

const count = z.int().check(z.nonnegative());

/** Answer of `POST promotions/dry-run`. */
export const DryRunStartSchema = z.looseObject({ id: z.int() });

export const DRY_RUN_STATES = ["running", "done", "cancelled", "failed"] as const;
export type DryRunState = (typeof DRY_RUN_STATES)[number];

/** Result of a run. Sums in roubles. */
export const DryRunResultSchema = z.looseObject({
  /** Carts that could be ordered today. */
  carts: count,
  /** Carts that could not, and why: a reason of the checkout, or `branch-closed`. */
  skipped: count,
  skipped_reasons: z.array(z.looseObject({ reason: z.string(), carts: count })),
  /** Older orders of the period that are beyond the greatest number of a run. */
  left_out: count,
  /** Carts that receive the promotion, their guests, and what it gives to them. */
  matching: count,
  guests: count,
  discount: z.number(),
  /** Carts whose total, coupons or gift differ from those without the promotion. */
  changed: count,
  /** Promotions that no longer apply to carts. */
  conflicts: z.array(z.looseObject({ coupon_id: z.int(), code: z.string(), carts: count })),
  /** The carts to which the promotion gives most, with their totals without it and with it. */
  examples: z.array(
    z.looseObject({
      order_id: z.int(),
      number: z.string(),
      before: z.number(),
      after: z.number(),
      discount: z.number(),
    }),
  ),
});
export type WireDryRunResult = z.infer<typeof DryRunResultSchema>;

/** A run over past carts (PROMO-2). `done` of `of` carts. `result`: only when it is `done`. */
export const DryRunSchema = z.looseObject({
  id: z.int(),
  state: z.enum(DRY_RUN_STATES),
  done: count,
  of: count,
  result: z.nullable(DryRunResultSchema),
});
export type WireDryRun = z.infer<typeof DryRunSchema>;
