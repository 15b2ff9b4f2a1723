import * as z from "zod/mini";

/** A payment of an order as integrations see it; amounts in roubles, times ISO instants. */
export const OrderPaymentSchema = z.looseObject({
  id: z.string(),
  order_id: z.int(),
  attempt: z.int(),
  gateway: z.string(),
  /** `paid-late`, `paid-twice`, `paid-cancelled`, `wrong-amount`: money to refund; see docs/decisions/007. */
  state: z.string(),
  amount: z.number(),
  received: z.nullable(z.number()),
  external_id: z.nullable(z.string()),
  transaction_id: z.nullable(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
});
export type WireOrderPayment = z.infer<typeof OrderPaymentSchema>;
export const OrderPaymentsSchema = z.array(OrderPaymentSchema);
