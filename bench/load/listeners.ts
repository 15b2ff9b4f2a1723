import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** Idle pages subscribed to a channel. */
export interface Listeners {
  readonly count: number;
  /** The number of pages that have received the text. */
  heard(text: string): number;
  close(): void;
}

const atOnce = 50;
const handshake = [
  ...["Host: 127.0.0.1", "Connection: Upgrade", "Upgrade: websocket"],
  ...["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="],
];

/** Opens and subscribes sockets at the realtime endpoint, as many as the system allows. */
export async function openListeners(shopUrl: string, channel: string, wanted: number): Promise<Listeners> {
  const sockets: { readonly socket: Socket; received: string }[] = [];
  const { port } = new URL(shopUrl);
  async function open(): Promise<boolean> {
    const socket = connect(Number(port), "127.0.0.1");
    try {
      const listener = { socket, received: "" };
      socket.on("data", (piece: Buffer) => {
        listener.received += piece.toString("latin1");
      });
      await once(socket, "connect");
      socket.write(["GET /app/skatert?protocol=7 HTTP/1.1", ...handshake, "", ""].join("\r\n"));
      while (!listener.received.includes("connection_established")) await once(socket, "data");
      socket.write(textFrame(JSON.stringify({ event: "pusher:subscribe", data: { channel } })));
      while (!listener.received.includes("subscription_succeeded")) await once(socket, "data");
      listener.received = "";
      sockets.push(listener);
      return true;
    } catch {
      // The limit of open files is reached.
      socket.destroy();
      return false;
    }
  }
  for (let isOpen = true; isOpen && sockets.length < wanted; ) {
    const some = Math.min(atOnce, wanted - sockets.length);
    isOpen = (await Promise.all(Array.from({ length: some }, open))).every(Boolean);
  }
  return {
    count: sockets.length,
    heard: (text) => sockets.filter(({ received }) => received.includes(text)).length,
    close() {
      for (const { socket } of sockets) socket.destroy();
    },
  };
}

/** A masked text frame of at most 125 bytes; the mask is four zeros. */
function textFrame(text: string): Buffer {
  const body = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x81, 0x80 | body.length, 0, 0, 0, 0]), body]);
}
