import * as z from "zod/mini";

/** WooCommerce statuses of our stages (wire "Calls"). */
export const ORDER_STATUSES = [
  "pending",
  "accepted",
  "cooking",
  "ready",
  "on-the-way",
  "completed",
  "cancelled",
] as const;
export const OrderStatusSchema = z.enum(ORDER_STATUSES);
export type OrderStatus = z.infer<typeof OrderStatusSchema>;

export const OrderStageSchema = z.enum([
  "awaiting-payment",
  "accepted",
  "cooking",
  "ready",
  "on-the-way",
  "handed-over",
  "cancelled",
]);
