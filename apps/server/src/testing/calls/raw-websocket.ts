import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** A hostile WebSocket client: it sends any frames and may leave everything unread. */
export interface RawWebSocket {
  /** Sends the same frame `times` times, limited by the server's backpressure. False: the server closed. */
  flood(frame: Buffer, times: number): Promise<boolean>;
  /** Stops reading. */
  stopReading(): void;
  readonly isClosed: boolean;
  close(): void;
}

const handshake = [
  "Connection: Upgrade",
  "Upgrade: websocket",
  "Sec-WebSocket-Version: 13",
  "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
];
/** Bytes of one write. */
const pieceBytes = 64 * 1024;

/** Opens one on `127.0.0.1`; `path` as "/app/key?protocol=7". Throws when the server refuses. */
export async function openRawWebSocket(port: number, path: string): Promise<RawWebSocket> {
  const socket = connect(port, "127.0.0.1");
  let isClosed = false;
  socket.on("error", () => undefined);
  socket.on("close", () => {
    isClosed = true;
  });
  socket.write([`GET ${path} HTTP/1.1`, "Host: x", ...handshake, "", ""].join("\r\n"));
  const [first] = await once(socket, "data");
  if (!String(first).startsWith("HTTP/1.1 101")) throw new Error("the server refused the socket");
  socket.resume();
  return {
    async flood(frame, times) {
      const perPiece = Math.max(1, Math.floor(pieceBytes / frame.length));
      for (let sent = 0; sent < times && !isClosed; sent += perPiece) {
        const piece = Buffer.concat(Array.from({ length: Math.min(perPiece, times - sent) }, () => frame));
        if (!socket.write(piece)) await drained(socket);
      }
      return !isClosed;
    },
    stopReading: () => void socket.pause(),
    get isClosed() {
      return isClosed;
    },
    close: () => void socket.destroy(),
  };
}

function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.once("drain", resolve);
    socket.once("close", () => resolve());
  });
}

/** A masked frame of a client, by opcode: 1 text, 9 ping. At most 65,535 bytes. */
export function clientFrame(opcode: number, payload: string, isLast = true): Buffer {
  const body = Buffer.from(payload);
  const head = Buffer.alloc(body.length < 126 ? 6 : 8);
  head[0] = (isLast ? 0x80 : 0) | opcode;
  head[1] = 0x80 | Math.min(body.length, 126);
  if (body.length >= 126) head.writeUInt16BE(body.length, 2);
  // The mask is four zeros, so the payload is sent unchanged.
  return Buffer.concat([head, body]);
}
