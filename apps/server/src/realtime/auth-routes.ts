import { apiError, channelOwner, PATHS } from "@skatert/contract";
import type { CustomerId, OrderId } from "@skatert/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { ApiFault } from "../http/errors/errors.ts";
import type { StoredSession } from "../http/sessions/session-store.ts";
import { heldSessionText } from "./held-session.ts";
import { isChannelName } from "./protocol.ts";
import { type RealtimeKeys, signChannel } from "./signature.ts";

/** The key that a page sends with the channel to prove its right to an order. */
export interface ChannelClaim {
  readonly userId: CustomerId | null;
  readonly orderKey: string | null;
}

export interface RealtimeAuthDeps {
  readonly keys: RealtimeKeys;
  readonly mayOpenOrder: (orderId: OrderId, claim: ChannelClaim) => Promise<boolean>;
  readonly sessionOf: (request: FastifyRequest) => Promise<StoredSession | null>;
  readonly now: () => number;
  /** Whether the endpoint ends subscriptions together with their session; a hosted service cannot. */
  readonly holdsSessions: boolean;
}

const AuthBody = z.object({
  socket_id: z.string().check(z.maxLength(100), z.regex(/^\d{1,20}\.\d{1,20}$/)),
  channel_name: z.string().check(z.maxLength(200)),
  order_key: z.optional(z.string().check(z.maxLength(200))),
});

const AuthAnswer = z.object({ auth: z.string(), channel_data: z.optional(z.string()) });

/**
 * `POST /pusher/auth`: signs a private channel for the socket of its owner, else 403 (API-8, ROLE-3). A subscription
 * that depends on a session is signed with it (`channel_data`), so that both end together.
 */
export function realtimeAuthRoutes(app: FastifyInstance, deps: RealtimeAuthDeps): void {
  const schema = { tags: ["realtime"], body: AuthBody, response: { 200: AuthAnswer } };
  app.withTypeProvider<ZodTypeProvider>().post(PATHS.realtimeAuth, { schema }, async (request) => {
    const { channel_name: channel, socket_id: socketId, order_key: orderKey } = request.body;
    if (!isChannelName(channel)) throw new ApiFault(apiError("rest_invalid_param", "There is no such channel"));
    const session = await deps.sessionOf(request);
    const ground = await groundOf(deps, channel, session, orderKey ?? null);
    if (ground === null) throw new ApiFault(apiError("rest_forbidden", "This channel is not yours"));
    const isHeld = ground === "session" && session !== null && deps.holdsSessions;
    const channelData = isHeld ? heldSessionText(session, deps.now()) : null;
    const auth = signChannel(deps.keys, { socketId, channel, channelData });
    return { auth, ...(channelData === null ? {} : { channel_data: channelData }) };
  });
}

/** Why the caller may open the channel: the order's key, or the session. Null: no right. */
async function groundOf(
  deps: RealtimeAuthDeps,
  channel: string,
  session: StoredSession | null,
  orderKey: string | null,
): Promise<"key" | "session" | null> {
  const owner = channelOwner(channel);
  if (owner === null) return null;
  if (owner.kind === "user") return session?.userId === owner.id ? "session" : null;
  if (orderKey !== null && (await deps.mayOpenOrder(owner.id, { userId: null, orderKey }))) return "key";
  if (session === null) return null;
  return (await deps.mayOpenOrder(owner.id, { userId: session.userId, orderKey: null })) ? "session" : null;
}
