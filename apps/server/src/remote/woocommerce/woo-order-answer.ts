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
  shipping_total: z.optional(z.string()),
  payment_method: z.optional(z.string()),
  payment_method_title: z.optional(z.string()),
  customer_note: z.optional(z.string()),
  billing: z.optional(z.looseObject({ address_1: z.optional(z.string()) })),
  shipping: z.optional(z.looseObject({ address_1: z.optional(z.string()) })),
  shipping_lines: z.optional(z.array(z.looseObject({ method_id: z.optional(z.string()) }))),
  line_items: z.optional(z.array(z.unknown())),
  meta_data: z.array(z.looseObject({ key: z.string(), value: z.unknown() })),
});
const HostLineSchema = z.looseObject({
  name: z.string(),
  product_id: z.int(),
  variation_id: z.optional(z.int()),
  quantity: z.number().check(z.positive()),
  total: z.string(),
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

/** The order as shown to its owner; one that was placed elsewhere, by WooCommerce's own fields. */
export function viewAnswer(order: HostOrder): WireOrderView {
  const stored = order.meta_data.find(({ key }) => key === orderMeta)?.value;
  const read = OrderViewSchema.safeParse(typeof stored === "string" ? parsed(stored) : stored);
  if (!read.success) return viewOfOther(order);
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

/** An order of a till, a call centre or an older shop. What WooCommerce does not say is left empty. */
function viewOfOther(order: HostOrder): WireOrderView {
  const { payment, id, number, status, stage, total } = placedAnswer(order);
  const lines = linesOf(order);
  const delivery = roubles(order.shipping_total);
  // Kopecks are added, because sums of roubles as numbers have a rest: 0.1 + 0.2.
  const kopecks = lines.reduce((sum, line) => sum + Math.round(line.total * 100), 0);
  const items = kopecks / 100;
  const difference = (Math.round(total * 100) - kopecks - Math.round(delivery * 100)) / 100;
  return {
    ...{ id, number, status, stage, stages: [{ stage, at: `${order.date_created_gmt}Z` }] },
    lines,
    adjustments: [
      { kind: "items", amount: items },
      ...(difference === 0 ? [] : [{ kind: "fixed" as const, amount: difference }]),
      ...(delivery === 0 ? [] : [{ kind: "delivery" as const, amount: delivery }]),
    ],
    total,
    payment: {
      method: order.payment_method ?? "",
      name: order.payment_method_title ?? "",
      ...{ online: payment !== null, paid: false, redirect_url: payment?.redirect_url ?? null },
    },
    delivery: {
      type: (order.shipping_lines ?? []).some(({ method_id }) => method_id === "local_pickup")
        ? "local_pickup"
        : "flat_rate",
      ...{ warehouse_id: 0, address: order.shipping?.address_1 ?? order.billing?.address_1 ?? null },
      ...{ people: 1, express: false, comment: order.customer_note ?? null },
    },
    can_cancel: false,
    can_pay: payment !== null,
  };
}

/** Lines with a name; a malformed one is left out. */
function linesOf({ line_items = [] }: HostOrder): WireOrderView["lines"] {
  return line_items.flatMap((item) => {
    const read = HostLineSchema.safeParse(item);
    if (!read.success) return [];
    const { name, product_id, variation_id, quantity, total } = read.data;
    const sum = roubles(total);
    return [
      {
        ...{ product_id, variation_id: variation_id === 0 ? null : (variation_id ?? null), name, quantity },
        ...{ unit_price: Math.round((sum / quantity) * 100) / 100, total: sum, gift: false, supplements: [] },
      },
    ];
  });
}

function roubles(text: string | undefined): number {
  return (readMoney(text ?? "") ?? zero) / 100;
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
