import { type CustomerId, fulfilmentOf, moneyBackBy } from "@skatert/domain";
import type { Tx } from "../../../database/tables.ts";
import { branchTimeZone } from "../../../shop/branches/former-places.ts";
import type { MoneyOwed, OrderAmended, OrderAnswered, OrderMoved, PromiseDelayed } from "../../orders/events.ts";
import type { NotificationContent } from "./notification-content.ts";
import { addNotification } from "./notification-repository.ts";

/** Writes order events to the users' histories, inside the transactions of the orders; guests have no history. */
export const orderNotifications = {
  async onMoved(tx: Tx, event: OrderMoved): Promise<void> {
    await addTo(tx, event.order.user_id, contentOfMove(event), event.at);
  },
  async onAnswered(tx: Tx, event: OrderAnswered): Promise<void> {
    await addTo(tx, event.order.user_id, contentOfAnswer(event), event.at);
  },
  async onAmended(tx: Tx, event: OrderAmended): Promise<void> {
    await addTo(tx, event.order.user_id, contentOfAmendment(event), event.at);
  },
  async onPromiseDelayed(tx: Tx, event: PromiseDelayed): Promise<void> {
    await addTo(tx, event.order.user_id, contentOfDelay(event), event.at);
  },
  async onMoneyOwed(tx: Tx, event: MoneyOwed): Promise<void> {
    await addTo(tx, event.order.user_id, contentOfMoneyOwed(event), event.at);
  },
};

async function addTo(tx: Tx, userId: CustomerId | null, content: NotificationContent, at: number): Promise<void> {
  if (userId !== null) await addNotification(tx, userId, content, at);
}

/** An order's new stage. An order without the restaurant's confirmation was sent; a cancelled one has its refund. */
export function contentOfMove(event: OrderMoved): NotificationContent {
  const { id, to, order, day, currency, moneyBack: amount, pointsBack: points, refused, isUnanswered } = event;
  const isDelivery = fulfilmentOf(order.method) === "delivery";
  const reason = { ...(refused === null ? {} : { refused }), ...(isUnanswered ? { isUnanswered } : {}) };
  const news = { kind: "order-stage", orderId: id, stage: to, isDelivery, ...reason } as const;
  return amount === 0 && points === 0 ? news : { ...news, back: { amount, points, by: moneyBackBy(day), currency } };
}

export function contentOfAnswer({ order, answer, promisedAt, settings, at }: OrderAnswered): NotificationContent {
  const isDelivery = fulfilmentOf(order.method) === "delivery";
  const timeZone = branchTimeZone(order.warehouse_id, settings);
  return { kind: "order-answer", orderId: order.id, answer, promisedAt, at, isDelivery, timeZone };
}

export function contentOfAmendment({ order, what }: OrderAmended): NotificationContent {
  return { kind: "order-change", orderId: order.id, what };
}

export function contentOfDelay({ order, was, promisedAt, settings, at }: PromiseDelayed): NotificationContent {
  const isDelivery = fulfilmentOf(order.method) === "delivery";
  const timeZone = branchTimeZone(order.warehouse_id, settings);
  return { kind: "order-later", orderId: order.id, was, promisedAt, at, isDelivery, timeZone };
}

export function contentOfMoneyOwed({ order, amount, by, currency }: MoneyOwed): NotificationContent {
  return { kind: "money-back", orderId: order.id, back: { amount, by, currency, points: 0 } };
}
