import { ApiErrorSchema, languageOf, OrderViewSchema, orderViewToWire, PATHS } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { TypedApp } from "../../../http/typed-app.ts";
import { LongIdParams } from "../../../input/id-params.ts";
import { Refusal } from "../../../input/refusal.ts";
import { promiseRoute } from "../promises/promise-route.ts";
import { OrderQuery, type OwnOrderRoutesDeps, requireOwn } from "./require-own.ts";

/** Routes by which an owner reads and cancels an order. */
export function ownOrderRoutes(instance: FastifyInstance, deps: OwnOrderRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  showRoute(app, deps);
  cancelRoute(app, deps);
  promiseRoute(app, deps);
}

/** The order as shown to its owner. */
function showRoute(app: TypedApp, deps: OwnOrderRoutesDeps): void {
  app.get(
    `${PATHS.orders}/:id`,
    {
      schema: {
        tags: ["checkout"],
        params: LongIdParams,
        querystring: OrderQuery,
        response: { 200: OrderViewSchema, 404: ApiErrorSchema },
      },
    },
    async (request) => {
      const order = await requireOwn(deps, request);
      return orderViewToWire(await deps.orders.view(order, languageOf(request.query.lang)));
    },
  );
}

/** Cancels the order until the kitchen starts, or while the guest is asked about a later time. */
function cancelRoute(app: TypedApp, deps: OwnOrderRoutesDeps): void {
  app.post(
    `${PATHS.orders}/:id/cancel`,
    {
      schema: {
        tags: ["checkout"],
        description: "Cancels the order until the kitchen starts, or while the shopper is asked about a later time.",
        params: LongIdParams,
        querystring: OrderQuery,
        response: { 200: OrderViewSchema, 404: ApiErrorSchema, 409: ApiErrorSchema },
      },
    },
    async (request) => {
      const order = await requireOwn(deps, request);
      const canCancel = order.stage === "cancelled" || (await deps.orders.canCancel(order));
      const from = { from: order.stage };
      const outcome = canCancel ? await deps.orders.move(order.id, "cancelled", "shopper", from) : null;
      if (outcome?.kind !== "moved" && outcome?.kind !== "unchanged") {
        throw new Refusal("order_transition_refused", "The kitchen has already started the order");
      }
      return orderViewToWire(await deps.orders.view(outcome.order, languageOf(request.query.lang)));
    },
  );
}
