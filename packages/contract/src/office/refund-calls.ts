import * as z from "zod/mini";
import { MAX_LINES } from "../checkout/request-schemas.ts";
import { boundedList } from "../fields/bounded.ts";
import { cleanedText } from "../fields/schemas.ts";

const version = z.int().check(z.nonnegative());
const sum = z.number().check(z.positive(), z.lte(100_000_000), z.multipleOf(0.01));

export const REFUND_WAYS = ["gateway", "cash"] as const;
export type RefundWay = (typeof REFUND_WAYS)[number];
export const MAX_REFUND_REASON = 300;

/** Pieces, portions or grams of a line; `line`: its index in the lines of the order. */
const RefundPartSchema = z.object({
  line: z.int().check(z.nonnegative(), z.lt(MAX_LINES * 2)),
  quantity: z.int().check(z.positive(), z.lte(1_000_000)),
});

/**
 * Body of `POST /api/office/orders/{id}/refunds`: an `amount` in roubles, or `lines` (and `fee`) at what the guest paid
 * for them. `reason` is read by the guest. `cash`: a person hands it over. `restock`: the dishes can be sold again.
 * `dry_run` only answers.
 */
export const RefundOrderSchema = z.object({
  version,
  amount: z.optional(sum),
  lines: z.optional(boundedList(RefundPartSchema, MAX_LINES)),
  fee: z.optional(z.boolean()),
  reason: z.string().check(cleanedText, z.minLength(1), z.maxLength(MAX_REFUND_REASON)),
  way: z.enum(REFUND_WAYS),
  restock: z.optional(z.boolean()),
  dry_run: z.optional(z.boolean()),
});
export type WireRefundOrder = z.infer<typeof RefundOrderSchema>;

/** Body of `POST /api/office/orders/{id}/refunds/handed-back`. */
export const HandedBackSchema = z.object({ version, refund_id: z.uuid() });
export type WireHandedBack = z.infer<typeof HandedBackSchema>;
