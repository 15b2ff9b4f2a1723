import { REALTIME_EVENTS, SHOP_CHANNEL } from "@skatert/contract";

/** The realtime socket of an open page, subscribed to the shop's channel. */
export interface OpenPage {
  /**
   * Time at which the next change of the shop is announced, milliseconds of the process's clock. Rejects after
   * `withinMs`.
   */
  nextChange(withinMs: number): Promise<number>;
  close(): void;
}

/** Subscribes to the shop's channel of a program. Throws when the socket cannot be opened. */
export async function openPage(url: string): Promise<OpenPage> {
  const socket = new WebSocket(`${url.replace(/^http/, "ws")}/app/skatert?protocol=7`);
  const heard = new EventTarget();
  const subscribed = new Promise<void>((resolve, reject) => {
    socket.addEventListener("error", () => reject(new Error("the realtime socket cannot be opened")));
    socket.addEventListener("message", ({ data }) => {
      const { event } = JSON.parse(String(data));
      if (event === "pusher:connection_established")
        socket.send(JSON.stringify({ event: "pusher:subscribe", data: { channel: SHOP_CHANNEL } }));
      if (event === "pusher_internal:subscription_succeeded") resolve();
      if (event === REALTIME_EVENTS.stopListChanged) heard.dispatchEvent(new Event("change"));
    });
  });
  await subscribed;
  return {
    nextChange: (withinMs) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error("no change was announced")), withinMs);
        const listen = () => {
          clearTimeout(late);
          resolve(performance.now());
        };
        heard.addEventListener("change", listen, { once: true });
      }),
    close: () => socket.close(),
  };
}
