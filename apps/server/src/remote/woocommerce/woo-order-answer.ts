import {
  OrderStatusSchema,
  OrderViewSchema,
  placedOrderToWire,
  readMoney,
  stageOfStatus,
  type WireOrderView,
  type WirePlacedOrder,
} from "@skatert/contract";
import { type OrderStage, zero } from "@skatert/domain";
import * as z from "zod/mini";
import { type Attempt, attemptMeta, orderMeta } from "./woo-order-body.ts";

/** The fields of a WooCommerce order that our answers need. */
export const HostOrderSchema = z.looseObject({
  id: z.int(),
  number: z.union([z.string(), z.number()]),
  order_key: z.string(),
  status: z.string(),
  customer_id: z.number(),
  total: z.string(),
  date_created_gmt: z.string(),
  payment_url: z.optional(z.string()),
  meta_data: z.array(z.looseObject({ key: z.string(), value: z.unknown() })),
});
export type HostOrder = z.infer<typeof HostOrderSchema>;

/** Statuses of a host that has only WooCommerce's own statuses. */
const plainStages: Readonly<Record<string, OrderStage>> = {
  "on-hold": "awaiting-payment",
  processing: "accepted",
  refunded: "cancelled",
  failed: "cancelled",
  trash: "cancelled",
};

/** The attempt that created an order; null for an order placed elsewhere. */
export function attemptOf(order: HostOrder): Attempt | null {
  const stored = order.meta_data.find(({ key }) => key === attemptMeta)?.value;
  const [key, body] = typeof stored === "string" ? stored.split(".") : [];
  return key === undefined || body === undefined ? null : { key, body };
}

/** The answer of `POST checkout/order`. */
export function placedAnswer(order: HostOrder): WirePlacedOrder {
  const stage = stageOf(order);
  const payUrl = stage === "awaiting-payment" ? order.payment_url : undefined;
  return placedOrderToWire({
    id: order.id,
    number: String(order.number),
    key: order.order_key,
    stage,
    total: readMoney(order.total) ?? zero,
    redirectUrl: payUrl === undefined || payUrl === "" ? null : payUrl,
  });
}

/** The order as shown to its owner; null for an order placed elsewhere. */
export function viewAnswer(order: HostOrder): WireOrderView | null {
  const stored = order.meta_data.find(({ key }) => key === orderMeta)?.value;
  const read = OrderViewSchema.safeParse(typeof stored === "string" ? parsed(stored) : stored);
  if (!read.success) return null;
  const { payment, ...answer } = placedAnswer(order);
  const { payment: storedPayment, ...view } = read.data;
  const at = `${order.date_created_gmt}Z`;
  return {
    ...view,
    id: answer.id,
    number: answer.number,
    status: answer.status,
    stage: answer.stage,
    stages: [{ stage: answer.stage, at }],
    total: answer.total,
    payment: {
      ...storedPayment,
      paid: storedPayment.online && !["awaiting-payment", "cancelled"].includes(answer.stage),
      redirect_url: payment?.redirect_url ?? null,
    },
    can_cancel: false,
    can_pay: payment !== null,
  };
}

function stageOf({ status }: HostOrder): OrderStage {
  const own = OrderStatusSchema.safeParse(status);
  return own.success ? stageOfStatus(own.data) : (plainStages[status] ?? "accepted");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
