import { ApiErrorSchema, languageOf, OrderViewSchema, orderViewToWire, PATHS } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { TypedApp } from "../../../http/typed-app.ts";
import { LongIdParams } from "../../../input/id-params.ts";
import { Refusal } from "../../../input/refusal.ts";
import { proposalRoute } from "../changes/proposal-route.ts";
import { promiseRoute } from "../promises/promise-route.ts";
import { OrderQuery, type OwnOrderRoutesDeps, requireOwn } from "./require-own.ts";

/** Routes by which an owner reads and cancels an order. */
export function ownOrderRoutes(instance: FastifyInstance, deps: OwnOrderRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  showRoute(app, deps);
  cancelRoute(app, deps);
  promiseRoute(app, deps);
  proposalRoute(app, deps);
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

/** Cancels the order, or asks the restaurant to; see cancelOwn. */
function cancelRoute(app: TypedApp, deps: OwnOrderRoutesDeps): void {
  app.post(
    `${PATHS.orders}/:id/cancel`,
    {
      schema: {
        tags: ["checkout"],
        description:
          "Cancels the order until the restaurant confirms it or, where orders are not confirmed, until the kitchen starts; and while the shopper is asked about a later time. A confirmed order is not cancelled: the restaurant is asked, see `confirmation` of the answer.",
        params: LongIdParams,
        querystring: OrderQuery,
        response: { 200: OrderViewSchema, 404: ApiErrorSchema, 409: ApiErrorSchema },
      },
    },
    async (request) => {
      const order = await requireOwn(deps, request);
      const cancelled = await deps.orders.cancelOwn(order);
      if (cancelled === "refused") {
        throw new Refusal("order_transition_refused", "The kitchen has already started the order");
      }
      return orderViewToWire(await deps.orders.view(cancelled, languageOf(request.query.lang)));
    },
  );
}
