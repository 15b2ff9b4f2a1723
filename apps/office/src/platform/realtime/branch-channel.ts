import {
  branchChannel,
  ChannelAuthSchema,
  FEED_EVENT,
  FeedEventSchema,
  INBOX_EVENT,
  OFFICE_PATHS,
  REALTIME_TIMES,
  type WireStaffMe,
} from "@skatert/contract";
import Pusher, { type Options } from "pusher-js";
import { api } from "../api/api.ts";
import { requireAnswer } from "../api/office-error.ts";

export interface BranchListener {
  readonly realtime: WireStaffMe["realtime"];
  readonly branchId: number;
  /** The feed has reached this number. Null: something may have changed while the connection was lost. */
  readonly onNews: (last: number | null) => void;
  /** The same for the feed of the inbox (INBOX-1). */
  readonly onInbox: (last: number | null) => void;
  readonly onConnected: (isConnected: boolean) => void;
}

/**
 * Listens to a branch's channel (BOARD-2). Messages only announce changes; the feed has the data. Import this file
 * lazily, because it loads the realtime library. Returns an unsubscribe function.
 */
export function listenToBranch({ realtime, branchId, onNews, onInbox, onConnected }: BranchListener): () => void {
  const pusher = new Pusher(realtime.key, {
    ...endpointOf(realtime, window.location.href),
    activityTimeout: REALTIME_TIMES.activity * 1000,
    pongTimeout: REALTIME_TIMES.pong * 1000,
    unavailableTimeout: REALTIME_TIMES.unavailable * 1000,
    channelAuthorization: {
      endpoint: OFFICE_PATHS.realtimeAuth,
      transport: "ajax",
      customHandler: ({ socketId, channelName }, done) =>
        void authorise(socketId, channelName).then(
          (auth) => done(null, auth),
          (error: Error) => done(error, null),
        ),
    },
  });
  const channel = pusher.subscribe(branchChannel(branchId));
  channel.bind(FEED_EVENT, (said: unknown) => onNews(lastOfFeed(said)));
  channel.bind(INBOX_EVENT, (said: unknown) => onInbox(lastOfFeed(said)));
  channel.bind("pusher:subscription_succeeded", () => {
    onConnected(true);
    onNews(null);
  });
  channel.bind("pusher:subscription_error", () => onConnected(false));
  pusher.connection.bind("state_change", ({ current }: { readonly current: string }) => {
    if (current !== "connected") onConnected(false);
  });
  return () => pusher.disconnect();
}

/** Null: a message without a number. */
function lastOfFeed(said: unknown): number | null {
  const event = FeedEventSchema.safeParse(said);
  return event.success ? event.data.last : null;
}

/** If the session has expired, the channel opens after the sign-in over the page. */
async function authorise(socketId: string, channelName: string) {
  const body = { socket_id: socketId, channel_name: channelName };
  return requireAnswer(await api.change("POST", OFFICE_PATHS.realtimeAuth, ChannelAuthSchema, { body }));
}

/** The hosted service by its cluster; without one, the office's own host. */
export function endpointOf({ cluster }: WireStaffMe["realtime"], page: string): Options {
  if (cluster !== undefined) return { cluster, forceTLS: true };
  const { hostname, port, protocol } = new URL(page);
  const isTls = protocol === "https:";
  const number = Number(port) || (isTls ? 443 : 80);
  return {
    cluster: "own",
    wsHost: hostname,
    wsPort: number,
    wssPort: number,
    forceTLS: isTls,
    enabledTransports: ["ws", "wss"],
  };
}
