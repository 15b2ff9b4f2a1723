import { apiError, channelOwner, PATHS } from "@skatert/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { isChannelName } from "./protocol.ts";
import { type RealtimeKeys, signChannel } from "./signature.ts";

/** What the page sends beside the channel to show that an order is its own. */
export interface ChannelClaim {
  readonly userId: number | null;
  readonly orderKey: string | null;
}

export interface RealtimeAuthDeps {
  readonly keys: RealtimeKeys;
  readonly mayOpenOrder: (orderId: number, claim: ChannelClaim) => Promise<boolean>;
  readonly userIdOf: (request: FastifyRequest) => Promise<number | null>;
}

const AuthBody = z.object({
  socket_id: z.string().check(z.maxLength(100), z.regex(/^\d+\.\d+$/)),
  channel_name: z.string().check(z.maxLength(200)),
  order_key: z.optional(z.string().check(z.maxLength(200))),
});

/** `POST /pusher/auth`: signs a private channel for the socket of its owner, else 403 (API-8, ROLE-3). */
export function realtimeAuthRoutes(app: FastifyInstance, deps: RealtimeAuthDeps): void {
  app.post(PATHS.realtimeAuth, async (request, reply) => {
    const body = AuthBody.safeParse(request.body);
    if (!body.success || !isChannelName(body.data.channel_name)) {
      return reply.code(400).send(apiError("rest_invalid_param", "socket_id and channel_name are needed"));
    }
    const { channel_name: channel, socket_id: socketId, order_key: orderKey } = body.data;
    const claim = { userId: await deps.userIdOf(request), orderKey: orderKey ?? null };
    if (!(await isOwner(deps, channel, claim))) {
      return reply.code(403).send(apiError("rest_forbidden", "This channel is not yours"));
    }
    return { auth: signChannel(deps.keys, socketId, channel) };
  });
}

async function isOwner(deps: RealtimeAuthDeps, channel: string, claim: ChannelClaim): Promise<boolean> {
  const owner = channelOwner(channel);
  if (owner === null) return false;
  if (owner.kind === "user") return claim.userId === owner.id;
  return deps.mayOpenOrder(owner.id, claim);
}
