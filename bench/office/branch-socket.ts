import { branchChannel, ChannelAuthSchema, FEED_EVENT, FeedEventSchema, OFFICE_PATHS } from "@skatert/contract";
import { warehouseId } from "../shops/menu-shop.ts";
import { post } from "./tablets.ts";

/**
 * Subscribes to the branch's channel with a tablet's cookies. Calls `onNews` with the feed's number at every message.
 * Returns a function that ends it.
 */
export async function listenToBranch(url: string, cookie: string, onNews: (last: number) => void): Promise<() => void> {
  const socket = new WebSocket(`${url.replace(/^http/, "ws")}/app/skatert?protocol=7`);
  const channel = branchChannel(warehouseId);
  async function subscribe(socketId: string) {
    const body = { socket_id: socketId, channel_name: channel };
    const { body: answer } = await post(url + OFFICE_PATHS.realtimeAuth, body, cookie);
    const signed = ChannelAuthSchema.parse(JSON.parse(answer.toString()));
    socket.send(JSON.stringify({ event: "pusher:subscribe", data: { channel, ...signed } }));
  }
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener("error", () => reject(new Error("the branch's channel cannot be opened")));
    socket.addEventListener("message", ({ data: text }) => {
      const { event, data } = JSON.parse(String(text));
      if (event === "pusher:connection_established") subscribe(JSON.parse(data).socket_id).catch(reject);
      if (event === "pusher:ping") socket.send(JSON.stringify({ event: "pusher:pong", data: {} }));
      if (event === "pusher:error") reject(new Error(String(text)));
      if (event === "pusher_internal:subscription_succeeded") resolve();
      if (event === FEED_EVENT) onNews(FeedEventSchema.parse(JSON.parse(data)).last);
    });
  });
  return () => socket.close();
}
