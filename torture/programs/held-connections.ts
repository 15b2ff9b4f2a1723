import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** Connections of the kinds that delay a server's shutdown; they remain until the server or `close` ends them. */
export interface HeldConnections {
  close(): void;
}

/** Opens an idle connection, one with an endless request, and one that listens for realtime events. */
export async function holdConnections(url: string): Promise<HeldConnections> {
  const { hostname, port, host } = new URL(url);
  const head = `Host: ${host}\r\n`;
  const texts = [
    "",
    `GET /healthz HTTP/1.1\r\n${head}\r\n`,
    `POST /api/wp-json/checkout/order HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: 900\r\n\r\n{`,
    `GET /app/skatert?protocol=7 HTTP/1.1\r\n${head}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  ];
  const sockets = await Promise.all(texts.map((text) => held(Number(port), hostname, text)));
  return {
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

async function held(port: number, host: string, text: string): Promise<Socket> {
  const socket = connect(port, host);
  socket.on("error", () => undefined).resume();
  await once(socket, "connect");
  socket.write(text);
  return socket;
}
