import websocket from "@fastify/websocket";
import type { FastifyInstance } from "fastify";
import { openConnection } from "./connection.ts";
import type { Hub } from "./hub.ts";
import { closeCodes, serverFrame } from "./protocol.ts";
import type { RealtimeKeys } from "./signature.ts";

const maxFrameBytes = 16_384;

/** The Pusher protocol 7 endpoint of this server, `GET /app/{key}` (API-8). */
export async function realtimeRoutes(app: FastifyInstance, deps: { hub: Hub; keys: RealtimeKeys }): Promise<void> {
  await app.register(websocket, { options: { maxPayload: maxFrameBytes } });
  app.get<{ Params: { key: string } }>("/app/:key", { websocket: true, schema: { hide: true } }, (socket, request) => {
    if (request.params.key !== deps.keys.key) {
      socket.send(serverFrame("pusher:error", { code: closeCodes.unknownApp, message: "Unknown app key" }));
      socket.close(closeCodes.unknownApp);
      return;
    }
    const connection = openConnection(socket, deps.hub, deps.keys);
    socket.on("message", (message) => connection.receive(message.toString()));
    socket.on("close", () => connection.close());
    socket.on("error", () => connection.close());
  });
  app.addHook("preClose", async () => deps.hub.closeAll());
}
