import * as z from "zod/mini";
import { wooListQuery } from "../catalog/woo-schemas.ts";
import { boundedList } from "../fields/bounded.ts";
import { cleanedText } from "../fields/schemas.ts";

const MAX_LINES = 200;
/** Roubles as WooCommerce's clients send them: "15.00" or 15. */
const roubles = z.union([
  z.string().check(z.regex(/^\d{1,8}(\.\d{1,2})?$/)),
  z.number().check(z.nonnegative(), z.lte(99_999_999)),
]);

/**
 * Body of `POST wc/v3/orders/{id}/refunds`. `api_refund` false: the money was given back outside of the shop. A line's
 * `id` is that of the order's line item. Without `amount` the sum is what the guest paid for the lines.
 */
export const WooRefundCreateSchema = z.looseObject({
  amount: z.optional(roubles),
  reason: z.optional(z.string().check(cleanedText, z.maxLength(300))),
  api_refund: z.optional(z.boolean()),
  api_restock: z.optional(z.boolean()),
  line_items: z.optional(
    boundedList(
      z.looseObject({
        id: z.int().check(z.positive(), z.lte(10_000)),
        quantity: z.optional(z.int().check(z.nonnegative(), z.lte(1_000_000))),
      }),
      MAX_LINES,
    ),
  ),
});

const { page, per_page, offset, order, _fields, context } = wooListQuery;
export const WooRefundsQuerySchema = z.looseObject({ page, per_page, offset, order, _fields, context });

/**
 * Sums of lines are negative, as in WooCommerce; a line's `_refunded_item_id` is the order's line item. `shipping_lines`:
 * the fee, if it is given back.
 */
export const WooRefundSchema = z.looseObject({
  id: z.int(),
  date_created: z.string(),
  date_created_gmt: z.string(),
  amount: z.string(),
  reason: z.string(),
  refunded_by: z.int(),
  refunded_payment: z.boolean(),
  meta_data: z.array(z.looseObject({ key: z.string(), value: z.unknown() })),
  line_items: z.array(
    z.looseObject({
      id: z.int(),
      name: z.string(),
      product_id: z.int(),
      variation_id: z.int(),
      quantity: z.int(),
      subtotal: z.string(),
      total: z.string(),
      price: z.number(),
      meta_data: z.array(z.looseObject({ key: z.string(), value: z.unknown() })),
    }),
  ),
  shipping_lines: z.array(z.looseObject({ id: z.int(), method_id: z.string(), total: z.string() })),
});
export type WireWooRefund = z.infer<typeof WooRefundSchema>;
export const WooRefundsSchema = z.array(WooRefundSchema);
