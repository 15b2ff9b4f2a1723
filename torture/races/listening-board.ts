import { branchChannel, ChannelAuthSchema, FEED_EVENT, OFFICE_PATHS } from "@skatert/contract";
import { warehouseId } from "../orders/shop-files.ts";

/** A socket subscribed to the branch's channel. Times are `performance.now()`. */
export interface ListeningBoard {
  readonly socket: WebSocket;
  /** Time of the last message about the branch. */
  heardAt(): number;
  /** Resolves at the next message. */
  hearsAgain(): Promise<void>;
}

/** Subscribes to the branch's channel with a person's cookies. */
export async function openListeningBoard(url: string, cookie: string): Promise<ListeningBoard> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/app/skatert?protocol=7`);
  const channel = branchChannel(warehouseId);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let [heardAt, heard] = [0, Promise.withResolvers<void>()];
  socket.addEventListener("message", ({ data }) => {
    const { event, data: inner } = JSON.parse(String(data));
    if (event === "pusher_internal:subscription_succeeded") resolve();
    if (event === "pusher:error") reject(new Error(String(data)));
    if (event === FEED_EVENT) {
      heardAt = performance.now();
      heard.resolve();
      heard = Promise.withResolvers<void>();
    }
    if (event === "pusher:connection_established")
      granted(url, cookie, JSON.parse(inner).socket_id).then(
        (grant) => socket.send(JSON.stringify({ event: "pusher:subscribe", data: { channel, ...grant } })),
        reject,
      );
  });
  await promise;
  return { socket, heardAt: () => heardAt, hearsAgain: () => heard.promise };
}

async function granted(url: string, cookie: string, socketId: string) {
  const answer = await fetch(url + OFFICE_PATHS.realtimeAuth, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ socket_id: socketId, channel_name: branchChannel(warehouseId) }),
  });
  return ChannelAuthSchema.parse(await answer.json());
}
