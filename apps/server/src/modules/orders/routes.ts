import {
  ApiErrorSchema,
  languageOf,
  OrderRequestSchema,
  PATHS,
  PlacedOrderSchema,
  wireQueryText,
} from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { RepeatHeaders, requireKey, shopperCall } from "../../repeats/call.ts";
import { ownOrderRoutes } from "./own/own-order-routes.ts";
import type { OwnOrderRoutesDeps } from "./own/require-own.ts";
import type { SenderNetwork } from "./placing/order-limits.ts";
import { orderRefusal } from "./shown/order-answers.ts";

export interface OrderRoutesDeps extends OwnOrderRoutesDeps {
  readonly networkOf: (address: string) => SenderNetwork;
}

const LanguageQuery = z.looseObject({ lang: wireQueryText });

/** Routes that place an order and serve its owner (API-7, ROUTE-4). */
export function orderRoutes(instance: FastifyInstance, deps: OrderRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.post(
    PATHS.orders,
    {
      schema: {
        tags: ["checkout"],
        description: "Needs the header `Idempotency-Key`: the same key never creates two orders.",
        headers: RepeatHeaders,
        querystring: LanguageQuery,
        body: OrderRequestSchema,
        response: {
          201: PlacedOrderSchema,
          400: ApiErrorSchema,
          404: ApiErrorSchema,
          409: ApiErrorSchema,
          422: ApiErrorSchema,
          429: ApiErrorSchema,
        },
      },
    },
    async (request, reply) => {
      const call = shopperCall(request, requireKey(request));
      const { userId } = await deps.shopperOf(request);
      const from = { call, userId, network: deps.networkOf(request.ip) };
      const outcome = await deps.orders.place(request.body, from, languageOf(request.query.lang));
      if (outcome.kind !== "placed" && outcome.kind !== "repeated") throw orderRefusal(outcome);
      return reply.code(201).send(JSON.parse(outcome.answer));
    },
  );
  ownOrderRoutes(instance, deps);
}
