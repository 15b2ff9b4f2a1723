import type { CustomerId } from "@skatert/domain";
import { useEffect, useState } from "react";
import { useUserChannel } from "../../../model/account/user-channel-store.ts";
import { useUser } from "../../../model/account/user-store.ts";
import { type DeviceOrder, useDeviceOrders } from "../../../model/orders/device-orders.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { fetchPayload } from "../../../platform/api/payload.ts";
import { byUrgency, isShown, type LiveOrder } from "./live-order.ts";

/** Polling interval of orders while their channels are not connected, milliseconds. */
const pollMs = 15_000;
/** Maximum number of orders that are polled and subscribed at once. */
const maxLive = 5;

/** An active order with the key that opens it. Null: opened by the session. */
export interface ShownOrder extends LiveOrder {
  readonly key: string | null;
}

/**
 * Active orders of this device and of the signed-in shopper, most urgent first, kept up to date by realtime
 * events.
 */
export function useLiveOrders(): readonly ShownOrder[] {
  const userId = useUser(({ user }) => user?.id ?? null);
  const items = useDeviceOrders((state) => state.items);
  const own = useOwnOrders(userId);
  const [answers, setAnswers] = useState<ReadonlyMap<number, ShownOrder>>(new Map());
  const asked = askedOrders(items, own, userId);
  const list = asked.map(({ id, key, isOwn }) => `${id}:${key ?? ""}:${isOwn}`).join(" ");
  const { realtime } = useShop();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list names every order with its key.
  useEffect(() => {
    const stop = new AbortController();
    const take = (order: Asked, found: LiveOrder | null) => {
      if (found === null || !isShown(found)) settle(order.id, found);
      setAnswers((before) => {
        const after = new Map(before);
        if (found === null) after.delete(order.id);
        else after.set(order.id, { ...found, key: order.key });
        return after;
      });
    };
    for (const order of asked) watch(order, { realtime, signal: stop.signal, take });
    return () => stop.abort();
  }, [list, realtime]);
  return asked
    .flatMap(({ id }) => answers.get(id) ?? [])
    .filter(isShown)
    .sort(byUrgency);
}

interface Asked {
  readonly id: number;
  readonly key: string | null;
  /** Orders of the signed-in shopper, whose one channel has all their events (API-8). */
  readonly isOwn: boolean;
}

function askedOrders(
  items: readonly DeviceOrder[],
  own: readonly number[] | null,
  userId: CustomerId | null,
): readonly Asked[] {
  const open = items.filter((order) => !order.isOver && (order.userId === null || order.userId === userId));
  const known = new Set(open.map(({ id }) => id));
  const others = (own ?? []).filter((id) => !known.has(id)).map((id) => ({ id, key: null, isOwn: true }));
  // An order opened by a shared link is on the device but does not belong to the shopper.
  const isOwn = (order: DeviceOrder) => (own === null ? order.userId !== null : own.includes(order.id));
  return [...open.map((order) => ({ id: order.id, key: order.key, isOwn: isOwn(order) })), ...others].slice(0, maxLive);
}

/** Ids of the session's active orders, requested once per page. Null: not loaded. */
function useOwnOrders(userId: CustomerId | null): readonly number[] | null {
  const [ids, setIds] = useState<readonly number[] | null>(null);
  useEffect(() => {
    setIds(userId === null ? [] : null);
    if (userId === null) return;
    const stop = new AbortController();
    fetchPayload<readonly LiveOrder[]>("live-orders", "/live-orders/own", stop.signal).then(
      (orders) => setIds(orders.map(({ id }) => id)),
      // Ignore a failure: the orders of the device are shown without them.
      () => !stop.signal.aborted && setIds([]),
    );
    return () => stop.abort();
  }, [userId]);
  return ids;
}

/** A finished order is not requested again. One that can no longer be opened is removed. */
function settle(id: number, found: LiveOrder | null): void {
  const { change, forget } = useDeviceOrders.getState();
  if (found === null) forget(id);
  else change(id, { isOver: true });
}

type Realtime = ReturnType<typeof useShop>["realtime"];

interface Watch {
  readonly realtime: Realtime;
  readonly signal: AbortSignal;
  readonly take: (order: Asked, found: LiveOrder | null) => void;
}

/**
 * Requests an order now, at each event, on return to the page, and by timer while its channel is not
 * connected.
 */
function watch(order: Asked, { realtime, signal, take }: Watch): void {
  const ask = () => {
    if (document.visibilityState !== "visible") return;
    const query: Readonly<Record<string, string>> = order.key === null ? {} : { key: order.key };
    fetchPayload<readonly LiveOrder[]>("live-orders", `/live-orders/${order.id}`, signal, query).then(
      ([found]) => !signal.aborted && take(order, found ?? null),
      // Keep showing the last state, and request again later.
      () => undefined,
    );
  };
  const isHeard = order.isOwn ? hearUser(signal, ask) : hearOrder(order, { realtime, signal, ask });
  const timer = setInterval(() => !isHeard() && ask(), pollMs);
  document.addEventListener("visibilitychange", ask, { signal });
  window.addEventListener("online", ask, { signal });
  signal.addEventListener("abort", () => clearInterval(timer));
  ask();
}

/** Requests the order at each event of the shopper's channel. Returns whether the channel is connected. */
function hearUser(signal: AbortSignal, ask: () => void): () => boolean {
  signal.addEventListener(
    "abort",
    useUserChannel.subscribe(({ eventCount }, before) => eventCount !== before.eventCount && ask()),
  );
  return () => useUserChannel.getState().isHeard;
}

interface OrderListener {
  readonly realtime: Realtime;
  readonly signal: AbortSignal;
  readonly ask: () => void;
}

/** Requests the order at each event of its own channel. Returns whether the channel is connected. */
function hearOrder({ id, key }: Asked, { realtime, signal, ask }: OrderListener): () => boolean {
  let isHeard = false;
  const listen = async () => {
    if (realtime === null) return;
    const { listenToOrder } = await import("../page/order-channel.ts");
    if (signal.aborted) return;
    const onConnected = (isConnected: boolean) => {
      isHeard = isConnected;
    };
    const stop = listenToOrder({ realtime, orderId: id, key, onChange: ask, onConnected });
    signal.addEventListener("abort", stop);
  };
  // Without the library the order is polled.
  listen().catch(() => undefined);
  return () => isHeard;
}
