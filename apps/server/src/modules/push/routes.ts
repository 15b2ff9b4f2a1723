import {
  ApiErrorSchema,
  languageOf,
  PATHS,
  PushKeySchema,
  PushStateSchema,
  PushSubscribeSchema,
  PushUnsubscribeSchema,
  wireQueryText,
} from "@skatert/contract";
import type { CustomerId, OrderId } from "@skatert/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { Sessions } from "../../http/sessions/session.ts";
import { Refusal } from "../../input/refusal.ts";
import type { PushDevices, SubscriptionScope } from "./service.ts";

export interface PushRoutesDeps {
  readonly devices: PushDevices;
  readonly publicKey: string;
  readonly sessions: Pick<Sessions, "viewerOf" | "sessionIdOf">;
  /**
   * The user of the caller's order, null for a guest's order; null instead of the object: the order is not the
   * caller's.
   */
  readonly ownOrder: (
    request: FastifyRequest,
    id: OrderId,
    key: string | null,
  ) => Promise<{ readonly userId: CustomerId | null } | null>;
}

const tags = ["push"];

/** Subscribes and unsubscribes a device (ROLE-3: own orders only). */
export function pushRoutes(instance: FastifyInstance, deps: PushRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get(
    PATHS.pushKey,
    {
      schema: {
        tags,
        description: "The shop's public VAPID key, for `pushManager.subscribe`.",
        response: { 200: PushKeySchema },
      },
    },
    async () => ({ public_key: deps.publicKey }),
  );
  app.post(
    PATHS.pushSubscriptions,
    {
      schema: {
        tags,
        description:
          "Subscribes the device to the caller's orders until sign-out; with `order_key`, only to that order.",
        querystring: z.looseObject({ lang: wireQueryText }),
        body: PushSubscribeSchema,
        response: { 200: PushStateSchema, 400: ApiErrorSchema, 401: ApiErrorSchema, 404: ApiErrorSchema },
      },
    },
    async (request) => {
      const { endpoint, keys, order_id: orderId, order_key: key } = request.body;
      const scope = await scopeOf(deps, request, orderId ?? null, key ?? null);
      await deps.devices.subscribe({ endpoint, keys, language: languageOf(request.query.lang) }, scope);
      return { subscribed: true };
    },
  );
  app.delete(
    PATHS.pushSubscriptions,
    {
      schema: {
        tags,
        description: "Unsubscribes the device; the endpoint is the only credential.",
        body: PushUnsubscribeSchema,
        response: { 200: PushStateSchema, 400: ApiErrorSchema },
      },
    },
    async (request) => {
      await deps.devices.forget(request.body.endpoint);
      return { subscribed: false };
    },
  );
}

/** Throws a 404 for an order that is not the caller's, a 401 for a guest who names no order. */
async function scopeOf(
  deps: PushRoutesDeps,
  request: FastifyRequest,
  orderId: OrderId | null,
  key: string | null,
): Promise<SubscriptionScope> {
  const viewer = await deps.sessions.viewerOf(request);
  if (orderId !== null) {
    const order = await deps.ownOrder(request, orderId, key);
    if (order === null) throw new Refusal("rest_not_found", "There is no such order");
    if (viewer === null || viewer.userId !== order.userId) return { kind: "order", orderId };
  }
  if (viewer === null) throw new Refusal("rest_not_logged_in", "Sign in first, or name an order");
  return { kind: "user", userId: viewer.userId, session: deps.sessions.sessionIdOf(request) };
}
