import websocket from "@fastify/websocket";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type BoundedSocket, boundSocket } from "./bounded-socket.ts";
import { type ConnectionDeps, openConnection } from "./connection.ts";
import { closeCodes, serverFrame } from "./protocol.ts";
import { createSeats } from "./seats.ts";

const goodbyeMs = 2_000;
/** Maximum refused sockets that may still read the reason; further ones are destroyed at once. */
const maxGoodbyes = 200;

type Socket = Parameters<typeof boundSocket>[0] & {
  on(event: "message" | "ping" | "pong", listener: (data: Buffer) => void): unknown;
  on(event: "close" | "error", listener: () => void): unknown;
};

/** The Pusher protocol 7 endpoint of this server, `GET /app/{key}` (API-8). */
export async function realtimeRoutes(app: FastifyInstance, deps: ConnectionDeps): Promise<void> {
  const seats = createSeats(deps.limits);
  const turnAway = createTurnAway();
  await app.register(websocket, {
    // Off, because the library would answer pings without checking the unread bytes.
    options: { maxPayload: deps.limits.frameBytes, autoPong: false },
    preClose(done) {
      closeSockets(this.websocketServer);
      done();
    },
  });
  app.get<{ Params: { key: string } }>("/app/:key", { websocket: true, schema: { hide: true } }, (raw, request) => {
    const socket = boundSocket(raw, deps.limits);
    raw.on("error", () => socket.destroy());
    const isKnown = request.params.key === deps.keys.key;
    const giveBack = isKnown ? seats.take(request.ip) : null;
    if (giveBack !== null) {
      raw.on("close", giveBack);
      serve(raw, request, socket, deps);
    } else if (isKnown) {
      turnAway(raw, socket, closeCodes.overCapacity, "Too many connections");
    } else {
      turnAway(raw, socket, closeCodes.unknownApp, "Unknown app key");
    }
  });
}

function serve(raw: Socket, request: FastifyRequest, socket: BoundedSocket, deps: ConnectionDeps): void {
  const connection = openConnection(socket, deps);
  raw.on("message", (message) => connection.receive(message.toString()));
  raw.on("ping", (data) => connection.control(data));
  raw.on("pong", () => connection.control(null));
  raw.on("close", () => connection.close());
  request.raw.socket.on("data", (chunk: Buffer) => connection.count(chunk.length));
}

function createTurnAway() {
  let goodbyes = 0;
  return (raw: Socket, socket: BoundedSocket, code: number, message: string): void => {
    if (goodbyes >= maxGoodbyes) {
      socket.destroy();
      return;
    }
    goodbyes += 1;
    raw.on("close", () => {
      goodbyes -= 1;
    });
    socket.send(serverFrame("pusher:error", { code, message }));
    socket.end(code, message);
  };
}

/** Clients that receive "restart" reconnect at once; a silent client must not delay the shutdown. */
function closeSockets(server: FastifyInstance["websocketServer"]): void {
  server.close();
  for (const client of server.clients) client.close(closeCodes.restart, "restart");
  setTimeout(() => {
    for (const client of server.clients) client.terminate();
  }, goodbyeMs).unref();
}
