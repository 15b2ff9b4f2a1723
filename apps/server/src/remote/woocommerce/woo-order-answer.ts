import {
  lonLatOf,
  OrderStatusSchema,
  OrderViewSchema,
  placedOrderToWire,
  stageOfStatus,
  type WireOrderView,
  type WirePlacedOrder,
} from "@skatert/contract";
import { addMoney, type Money, moneyToRoubles, type OrderStage, subtractMoney, zero } from "@skatert/domain";
import type { HostLine, HostOrder } from "./host-order.ts";
import { type Attempt, attemptMeta, orderMeta } from "./woo-order-body.ts";

/** Statuses of a host that has only WooCommerce's own statuses. */
const plainStages: Readonly<Record<string, OrderStage>> = {
  "on-hold": "awaiting-payment",
  processing: "accepted",
  refunded: "cancelled",
  failed: "cancelled",
  trash: "cancelled",
};

/** The attempt that created an order; null for an order placed elsewhere. */
export function attemptOf({ meta }: HostOrder): Attempt | null {
  const stored = meta.get(attemptMeta);
  const [key, body] = typeof stored === "string" ? stored.split(".") : [];
  return key === undefined || body === undefined ? null : { key, body };
}

/** The answer of `POST checkout/order`. */
export function placedAnswer(order: HostOrder): WirePlacedOrder {
  const stage = stageOf(order);
  return placedOrderToWire({
    id: order.id,
    number: order.number,
    key: order.key ?? "",
    stage,
    total: order.total,
    redirectUrl: stage === "awaiting-payment" ? order.payUrl : null,
  });
}

/** The order as shown to its owner; one that was placed elsewhere, by WooCommerce's own fields. */
export function viewAnswer(order: HostOrder): WireOrderView {
  const stored = order.meta.get(orderMeta);
  const read = OrderViewSchema.safeParse(typeof stored === "string" ? parsed(stored) : stored);
  if (!read.success) return viewOfOther(order);
  const { payment, ...answer } = placedAnswer(order);
  const { payment: storedPayment, ...view } = read.data;
  return {
    ...view,
    id: answer.id,
    number: answer.number,
    status: answer.status,
    stage: answer.stage,
    stages: stagesOf(order),
    total: answer.total,
    payment: {
      ...storedPayment,
      paid: storedPayment.online && !["awaiting-payment", "cancelled"].includes(answer.stage),
      redirect_url: payment?.redirect_url ?? null,
    },
    delivery: { ...view.delivery, courier_coordinates: courierOf(order) },
    can_cancel: false,
    can_pay: payment !== null,
  };
}

/** An order of a till, a call centre or an older shop. What WooCommerce does not say is left empty. */
function viewOfOther(order: HostOrder): WireOrderView {
  const { payment, id, number, status, stage, total } = placedAnswer(order);
  const items = order.lines.reduce((sum, line) => addMoney(sum, line.total), zero);
  const difference = subtractMoney(order.total, addMoney(items, order.shipping));
  const step = (kind: "fixed" | "delivery", amount: Money) =>
    amount === zero ? [] : [{ kind, amount: moneyToRoubles(amount) }];
  return {
    id,
    number,
    status,
    stage,
    stages: stagesOf(order),
    lines: order.lines.map(lineView),
    adjustments: [
      { kind: "items", amount: moneyToRoubles(items) },
      ...step("fixed", difference),
      ...step("delivery", order.shipping),
    ],
    total,
    payment: {
      method: order.paymentMethod,
      name: order.paymentName,
      online: payment !== null,
      paid: false,
      redirect_url: payment?.redirect_url ?? null,
    },
    delivery: {
      type: order.isPickup ? "local_pickup" : "flat_rate",
      warehouse_id: 0,
      address: order.address,
      apartment: order.apartment,
      comment: order.note,
      // Not told, so the page does not show it.
      people: 0,
      express: false,
      courier_coordinates: courierOf(order),
    },
    can_cancel: false,
    can_pay: payment !== null,
  };
}

function lineView({ productId, variationId, name, quantity, total }: HostLine): WireOrderView["lines"][number] {
  const sum = moneyToRoubles(total);
  return {
    product_id: productId,
    variation_id: variationId,
    name,
    quantity,
    unit_price: Math.round((sum / quantity) * 100) / 100,
    total: sum,
    gift: false,
    supplements: [],
  };
}

/** WooCommerce keeps the times of the order and of its completion alone. */
function stagesOf(order: HostOrder): WireOrderView["stages"] {
  const stage = stageOf(order);
  const first = stage === "awaiting-payment" ? stage : "accepted";
  return [
    ...(order.placedAt === null ? [] : [{ stage: first, at: order.placedAt } as const]),
    ...(stage === "handed-over" && order.completedAt !== null ? [{ stage, at: order.completedAt } as const] : []),
  ];
}

function courierOf({ courier }: HostOrder): [number, number] | null {
  return courier === null ? null : lonLatOf(courier);
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
