import { orderChannel, PATHS, REALTIME_EVENTS, REALTIME_TIMES, type RealtimeOptions } from "@skatert/contract";
import Pusher, { type Options } from "pusher-js";

export interface OrderChannelWish {
  readonly realtime: RealtimeOptions;
  readonly orderId: number;
  readonly key: string | null;
  /** The order has changed, or may have while there was no connection. */
  readonly onBell: () => void;
  readonly onConnected: (isConnected: boolean) => void;
}

/** Listens to an order's bell (API-8). Answers how to stop. */
export function listenToOrder({ realtime, orderId, key, onBell, onConnected }: OrderChannelWish): () => void {
  const pusher = new Pusher(realtime.key, {
    ...endpointOf(realtime),
    activityTimeout: REALTIME_TIMES.activity * 1000,
    pongTimeout: REALTIME_TIMES.pong * 1000,
    unavailableTimeout: REALTIME_TIMES.unavailable * 1000,
    channelAuthorization: {
      endpoint: `/api${PATHS.realtimeAuth}`,
      transport: "ajax",
      customHandler: (params, done) =>
        void authorise(params, key).then(
          (auth) => done(null, auth),
          (error: Error) => done(error, null),
        ),
    },
  });
  const channel = pusher.subscribe(orderChannel(orderId));
  channel.bind(REALTIME_EVENTS.orderStatusChanged, onBell);
  // What happened while there was no connection is asked for once it is back.
  channel.bind("pusher:subscription_succeeded", () => {
    onConnected(true);
    onBell();
  });
  channel.bind("pusher:subscription_error", () => onConnected(false));
  pusher.connection.bind("state_change", ({ current }: { current: string }) => {
    if (current !== "connected") onConnected(false);
  });
  return () => pusher.disconnect();
}

async function authorise({ socketId, channelName }: { socketId: string; channelName: string }, key: string | null) {
  const response = await fetch(`/api${PATHS.realtimeAuth}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      socket_id: socketId,
      channel_name: channelName,
      ...(key === null ? {} : { order_key: key }),
    }),
  });
  if (!response.ok) throw new Error(`the channel is not ours: ${response.status}`);
  const { auth }: { auth: string } = await response.json();
  return { auth };
}

/** The hosted service by its cluster, TLS forced; without one the shop's own endpoint beside the page. */
function endpointOf({ cluster, host, wsPath }: RealtimeOptions): Options {
  if (host === null && cluster !== null) return { cluster, forceTLS: true };
  const url = new URL(host === null ? window.location.href : `${window.location.protocol}//${host}`);
  const port = Number(url.port) || (url.protocol === "https:" ? 443 : 80);
  return {
    cluster: cluster ?? "eu",
    wsHost: url.hostname,
    wsPort: port,
    wssPort: port,
    ...(wsPath === null ? {} : { wsPath }),
    forceTLS: url.protocol === "https:",
    enabledTransports: ["ws", "wss"],
  };
}
