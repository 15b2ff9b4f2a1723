import {
  ApiErrorSchema,
  branchOfChannel,
  ChannelAuthBodySchema,
  ChannelAuthSchema,
  OFFICE_PATHS,
} from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { Refusal } from "../../../input/refusal.ts";
import type { Realtime } from "../../../realtime/realtime.ts";
import type { OwnGate } from "../sessions/gate.ts";

export interface ChannelRoutesDeps {
  readonly gate: OwnGate;
  readonly realtime: Pick<Realtime, "openToStaff">;
}

/** Opens the private channel of a branch to people who may read its orders (BOARD-2, STAFF-2). */
export function channelRoutes(instance: FastifyInstance, { gate, realtime }: ChannelRoutesDeps): void {
  instance.withTypeProvider<ZodTypeProvider>().post(
    OFFICE_PATHS.realtimeAuth,
    {
      schema: {
        tags: ["office"],
        description:
          "Signs the channel `private-branch-{id}` for a socket. The subscription ends with the session, and when the person's roles change.",
        body: ChannelAuthBodySchema,
        response: { 200: ChannelAuthSchema, 400: ApiErrorSchema, 401: ApiErrorSchema, 403: ApiErrorSchema },
      },
    },
    async (request) => {
      const { socket_id: socketId, channel_name: channel } = request.body;
      const session = await gate.session(request);
      const branch = branchOfChannel(channel);
      if (branch === null) throw new Refusal("rest_invalid_param", "There is no such channel of the office");
      await gate.require(request, "orders.read", branch);
      const { id, expiresAt, staffId, version } = session;
      return realtime.openToStaff({ socketId, channel }, { id, expiresAt, staff: { id: staffId, version } });
    },
  );
}
