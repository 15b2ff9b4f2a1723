import type { CustomerId, OrderId } from "@skatert/domain";
/** Channels and events of the Pusher protocol (API-8). A message contains no data: the page loads again. */
export const REALTIME_EVENTS = {
  orderStatusChanged: "order-status-changed",
  notificationAdded: "notification-added",
  bonusChanged: "bonus-changed",
  stopListChanged: "stop-list-changed",
  groupOrderChanged: "group-order-changed",
} as const;

/** Public channel of the whole shop, for the stop-list. */
export const SHOP_CHANNEL = "shop";

const ORDER_CHANNEL = /^private-order-(\d+)$/;
const USER_CHANNEL = /^private-user-(\d+)$/;

export function orderChannel(orderId: OrderId): string {
  return `private-order-${orderId}`;
}

export function userChannel(userId: CustomerId): string {
  return `private-user-${userId}`;
}

/** Public channel of a group order: its name cannot be guessed, and its messages contain nothing. */
export function groupOrderChannel(id: string): string {
  return `group-order-${id}`;
}

/** The owner of a private channel; null for an unknown name. */
export function channelOwner(name: string): { kind: "order" | "user"; id: number } | null {
  const order = ORDER_CHANNEL.exec(name)?.[1];
  if (order !== undefined) return { kind: "order", id: Number(order) };
  const user = USER_CHANNEL.exec(name)?.[1];
  return user === undefined ? null : { kind: "user", id: Number(user) };
}

/** Times of the client library, in seconds (API-8). */
export const REALTIME_TIMES = { activity: 120, pong: 30, unavailable: 10 } as const;
