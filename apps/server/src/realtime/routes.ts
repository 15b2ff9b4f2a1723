import websocket from "@fastify/websocket";
import type { FastifyInstance } from "fastify";
import { openConnection } from "./connection.ts";
import type { Hub } from "./hub.ts";
import { closeCodes, serverFrame } from "./protocol.ts";
import type { RealtimeKeys } from "./signature.ts";

const maxFrameBytes = 16_384;
const goodbyeMs = 2_000;
/** Sockets of one process; each costs memory whether it speaks or not. */
const maxSockets = 10_000;

export interface RealtimeRoutesDeps {
  readonly hub: Hub;
  readonly keys: RealtimeKeys;
  readonly maxSockets?: number;
}

/** The Pusher protocol 7 endpoint of this server, `GET /app/{key}` (API-8). */
export async function realtimeRoutes(app: FastifyInstance, deps: RealtimeRoutesDeps): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: maxFrameBytes },
    preClose(done) {
      closeSockets(this.websocketServer);
      done();
    },
  });
  app.get<{ Params: { key: string } }>("/app/:key", { websocket: true, schema: { hide: true } }, (socket, request) => {
    if (request.params.key !== deps.keys.key) {
      socket.send(serverFrame("pusher:error", { code: closeCodes.unknownApp, message: "Unknown app key" }));
      socket.close(closeCodes.unknownApp);
      return;
    }
    if (deps.hub.size >= (deps.maxSockets ?? maxSockets)) {
      socket.send(serverFrame("pusher:error", { code: closeCodes.overCapacity, message: "Too many connections" }));
      socket.close(closeCodes.overCapacity);
      return;
    }
    const connection = openConnection(socket, deps.hub, deps.keys);
    socket.on("message", (message) => connection.receive(message.toString()));
    socket.on("close", () => connection.close());
    socket.on("error", () => connection.close());
  });
}

/** Clients told "restart" come back at once; one that does not even say goodbye must not hold up the end. */
function closeSockets(server: FastifyInstance["websocketServer"]): void {
  server.close();
  for (const client of server.clients) client.close(closeCodes.restart, "restart");
  setTimeout(() => {
    for (const client of server.clients) client.terminate();
  }, goodbyeMs).unref();
}
