import { type IncomingMessage, request as plainRequest, type Server } from "node:http";
import { request as tlsRequest } from "node:https";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { FastifyInstance } from "fastify";
import { withoutApiPrefix } from "../plugins/api-prefix.ts";
import { type Backend, backendAddress } from "./backend.ts";

/** The realtime endpoint's address: a key, and the client's own few parameters. */
const endpoint = /^\/app\/[\w-]{1,64}(?:\?[\w.~%&=+-]{0,500})?$/;
const handshakeHeaders = [
  "sec-websocket-extensions",
  "sec-websocket-key",
  "sec-websocket-protocol",
  "sec-websocket-version",
  "user-agent",
] as const;
const answerHeaders = ["sec-websocket-accept", "sec-websocket-extensions", "sec-websocket-protocol"] as const;
const handshakeMs = 10_000;
const maxSockets = 10_000;
/** A close frame with code 1012, restart: the client comes back at once (decision 005). */
const restartFrame = Buffer.from([0x88, 0x02, 0x03, 0xf4]);

/** Leads the shop's realtime sockets, `/app/{key}`, through to the backend (API-8). */
export function proxyRealtime(app: FastifyInstance, backend: Backend): void {
  const open = new Set<Duplex>();
  const server: Server = app.server;
  server.on("upgrade", (request: IncomingMessage, socket: Socket, head: Buffer) => {
    const path = withoutApiPrefix(request.url ?? "/");
    socket.on("error", () => socket.destroy());
    if (!endpoint.test(path) || open.size >= maxSockets) {
      socket.end(
        `HTTP/1.1 ${open.size >= maxSockets ? "503 Service Unavailable" : "404 Not Found"}\r\nconnection: close\r\n\r\n`,
      );
      return;
    }
    open.add(socket);
    socket.once("close", () => open.delete(socket));
    connect(backend, path, request, socket, head);
  });
  app.addHook("preClose", async () => {
    for (const socket of open) socket.end(restartFrame, () => socket.destroy());
  });
}

function connect(backend: Backend, path: string, asked: IncomingMessage, shopper: Socket, head: Buffer): void {
  const address = backendAddress(backend, path);
  const headers = Object.fromEntries(
    handshakeHeaders.flatMap((name) => {
      const value = asked.headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const send = address.protocol === "https:" ? tlsRequest : plainRequest;
  const handshake = send(address, {
    headers: { ...headers, connection: "Upgrade", upgrade: "websocket" },
    agent: false,
  });
  const refuse = () => shopper.end("HTTP/1.1 502 Bad Gateway\r\nconnection: close\r\n\r\n");
  handshake.setTimeout(handshakeMs, () => handshake.destroy());
  handshake.once("error", refuse);
  handshake.once("response", (answer) => {
    answer.resume();
    refuse();
  });
  handshake.once("upgrade", (answer, far, farHead) => {
    far.setTimeout(0);
    shopper.write(switching(answer));
    shopper.write(farHead);
    far.write(head);
    join(shopper, far);
  });
  shopper.once("close", () => handshake.destroy());
  handshake.end();
}

function switching({ headers }: IncomingMessage): string {
  const lines = answerHeaders.flatMap((name) =>
    headers[name] === undefined ? [] : [`${name}: ${String(headers[name])}\r\n`],
  );
  return `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\n${lines.join("")}\r\n`;
}

/** Bytes go both ways until one side ends; then the other does too. */
function join(shopper: Duplex, far: Duplex): void {
  far.on("error", () => far.destroy());
  shopper.pipe(far);
  far.pipe(shopper);
  far.once("close", () => shopper.end(() => shopper.destroy()));
  shopper.once("close", () => far.destroy());
}
