import { orderChannel, REALTIME_EVENTS, type RealtimeOptions } from "@skatert/contract";
import type { OrderId } from "@skatert/domain";
import { listenToChannel } from "../../../model/realtime/realtime-client.ts";

export interface OrderChannelWish {
  readonly realtime: RealtimeOptions;
  readonly orderId: OrderId;
  readonly key: string | null;
  /** The order has changed, or may have during a lost connection. */
  readonly onChange: () => void;
  readonly onConnected: (isConnected: boolean) => void;
}

/** Subscribes to an order's channel (API-8). Returns an unsubscribe function. */
export function listenToOrder({ realtime, orderId, key, onChange, onConnected }: OrderChannelWish): () => void {
  return listenToChannel({
    realtime,
    channel: orderChannel(orderId),
    events: [REALTIME_EVENTS.orderStatusChanged],
    orderKey: key,
    onChange,
    onConnected,
  });
}
