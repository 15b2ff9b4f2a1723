import { channelOwner, PATHS, REALTIME_TIMES, type RealtimeOptions } from "@skatert/contract";
import Pusher, { type Channel, type Options } from "pusher-js";
import { withinSession } from "../session/user-session.ts";

export interface ChannelWish {
  readonly realtime: RealtimeOptions;
  readonly channel: string;
  readonly events: readonly string[];
  /** Opens an order's channel to a guest. */
  readonly orderKey?: string | null;
  /** Called when the data has changed, or may have changed during a lost connection. */
  readonly onChange: () => void;
  readonly onConnected?: (isConnected: boolean) => void;
}

/** Milliseconds until an unused connection closes. */
const closeDelay = 250;

/** One connection shared by all listeners of the page. */
interface Connection {
  readonly pusher: Pusher;
  readonly orderKeys: Map<string, string>;
  readonly listeners: Map<string, number>;
}

let connection: Connection | null = null;

/**
 * Subscribes to a channel (API-8). Import this file only to subscribe. Returns an unsubscribe function; the
 * last listener closes the connection.
 */
export function listenToChannel(wish: ChannelWish): () => void {
  connection ??= connect(wish.realtime);
  const { pusher, orderKeys, listeners } = connection;
  const { channel: name, events, orderKey, onChange, onConnected } = wish;
  if (orderKey) orderKeys.set(name, orderKey);
  listeners.set(name, (listeners.get(name) ?? 0) + 1);
  const channel = pusher.subscribe(name);
  // Read the data again after a reconnection, because events were missed.
  const onSubscribed = () => {
    onConnected?.(true);
    onChange();
  };
  const onRefused = () => onConnected?.(false);
  const onState = ({ current }: { current: string }) => {
    if (current !== "connected") onConnected?.(false);
  };
  for (const event of events) channel.bind(event, onChange);
  channel.bind("pusher:subscription_succeeded", onSubscribed);
  channel.bind("pusher:subscription_error", onRefused);
  pusher.connection.bind("state_change", onState);
  if (channel.subscribed) onSubscribed();
  return () => {
    for (const event of events) channel.unbind(event, onChange);
    channel.unbind("pusher:subscription_succeeded", onSubscribed);
    channel.unbind("pusher:subscription_error", onRefused);
    pusher.connection.unbind("state_change", onState);
    leave(channel);
  };
}

function leave({ name }: Channel): void {
  if (connection === null) return;
  const { pusher, orderKeys, listeners } = connection;
  const others = (listeners.get(name) ?? 1) - 1;
  if (others > 0) return void listeners.set(name, others);
  listeners.delete(name);
  orderKeys.delete(name);
  pusher.unsubscribe(name);
  if (listeners.size === 0) setTimeout(closeWhenUnused, closeDelay, connection);
}

/**
 * The library sends messages a moment later without checking the socket. So close it only after all messages
 * are sent, and keep it if the next page subscribes.
 */
function closeWhenUnused(own: Connection): void {
  if (connection !== own || own.listeners.size > 0) return;
  if (own.pusher.allChannels().some(({ subscriptionPending }) => subscriptionPending)) {
    setTimeout(closeWhenUnused, closeDelay, own);
    return;
  }
  connection = null;
  own.pusher.disconnect();
}

function connect(realtime: RealtimeOptions): Connection {
  const orderKeys = new Map<string, string>();
  const pusher = new Pusher(realtime.key, {
    ...endpointOf(realtime),
    activityTimeout: REALTIME_TIMES.activity * 1000,
    pongTimeout: REALTIME_TIMES.pong * 1000,
    unavailableTimeout: REALTIME_TIMES.unavailable * 1000,
    channelAuthorization: {
      endpoint: `/api${PATHS.realtimeAuth}`,
      transport: "ajax",
      customHandler: ({ socketId, channelName }, done) =>
        void authorised(socketId, channelName, orderKeys.get(channelName)).then(
          (auth) => done(null, auth),
          (error: Error) => done(error, null),
        ),
    },
  });
  return { pusher, orderKeys, listeners: new Map() };
}

/** `channel_data` names the session of the subscription, and the signature covers it. */
interface ChannelAnswer {
  readonly auth: string;
  readonly channel_data?: string;
}

/** Signing out waits for a pending answer. After it, a channel of the account is not requested. */
async function authorised(socketId: string, channelName: string, orderKey: string | undefined) {
  if (channelOwner(channelName)?.kind !== "user") return authorise(socketId, channelName, orderKey);
  let answer: ChannelAnswer | null = null;
  await withinSession(async () => {
    answer = await authorise(socketId, channelName, orderKey);
  });
  if (answer === null) throw new Error("the session has ended");
  return answer;
}

async function authorise(socketId: string, channelName: string, orderKey: string | undefined) {
  const response = await fetch(`/api${PATHS.realtimeAuth}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      socket_id: socketId,
      channel_name: channelName,
      ...(orderKey === undefined ? {} : { order_key: orderKey }),
    }),
  });
  if (!response.ok) throw new Error(`channel authorization failed: ${response.status}`);
  const answer: ChannelAnswer = await response.json();
  return answer;
}

/** The hosted service by its cluster, with forced TLS. Without a cluster, the shop's own endpoint. */
export function endpointOf({ cluster, host, wsPath }: RealtimeOptions, page: string = window.location.href): Options {
  if (host === null && cluster !== null) return { cluster, forceTLS: true };
  const { protocol } = new URL(page);
  const url = new URL(host === null ? page : `${protocol}//${host}`);
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
