import {
  ApiErrorSchema,
  apiError,
  languageOf,
  OrderViewSchema,
  orderViewToWire,
  PATHS,
  wireQueryText,
} from "@skatert/contract";
import { canShopperCancel } from "@skatert/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { TypedApp } from "../../http/typed-app.ts";
import { ApiFault } from "../../plugins/errors.ts";
import type { Shopper } from "../../shop/shop-state.ts";
import { isOwnOrder } from "./order-access.ts";
import type { Orders } from "./service.ts";
import type { StoredOrder } from "./stored-order.ts";

export interface OwnOrderRoutesDeps {
  readonly orders: Orders;
  readonly shopperOf: (request: FastifyRequest) => Promise<Shopper>;
}

const OrderParams = z.object({ id: z.string().check(z.regex(/^\d{1,15}$/)) });
const OrderQuery = z.looseObject({ key: wireQueryText, lang: wireQueryText });

type OwnRequest = FastifyRequest & {
  readonly params: z.infer<typeof OrderParams>;
  readonly query: z.infer<typeof OrderQuery>;
};

/** Seeing and cancelling an order of one's own. */
export function ownOrderRoutes(instance: FastifyInstance, deps: OwnOrderRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  showRoute(app, deps);
  cancelRoute(app, deps);
}

/** The order, if the caller holds its key or placed it; throws a 404 otherwise, never another's order. */
async function requireOwn(deps: OwnOrderRoutesDeps, request: OwnRequest): Promise<StoredOrder> {
  const order = await deps.orders.get(Number(request.params.id));
  if (order === null || !isOwnOrder(order, request.query.key ?? null, await deps.shopperOf(request))) {
    throw new ApiFault(apiError("rest_not_found", "There is no such order"));
  }
  return order;
}

/** The order as shown to its owner. */
function showRoute(app: TypedApp, deps: OwnOrderRoutesDeps): void {
  app.get(
    `${PATHS.orders}/:id`,
    {
      schema: {
        tags: ["checkout"],
        params: OrderParams,
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

/** Calls the order off, until the kitchen starts. */
function cancelRoute(app: TypedApp, deps: OwnOrderRoutesDeps): void {
  app.post(
    `${PATHS.orders}/:id/cancel`,
    {
      schema: {
        tags: ["checkout"],
        description: "The shopper calls the order off, until the kitchen starts.",
        params: OrderParams,
        querystring: OrderQuery,
        response: { 200: OrderViewSchema, 404: ApiErrorSchema, 409: ApiErrorSchema },
      },
    },
    async (request) => {
      const order = await requireOwn(deps, request);
      const canCancel = canShopperCancel(order.stage) || order.stage === "cancelled";
      const outcome = canCancel ? await deps.orders.move(order.id, "cancelled", "shopper") : null;
      if (outcome?.kind !== "moved" && outcome?.kind !== "unchanged") {
        throw new ApiFault(apiError("order_transition_refused", "The order is being cooked already"));
      }
      return orderViewToWire(await deps.orders.view(outcome.order, languageOf(request.query.lang)));
    },
  );
}
