import {
  ApiErrorSchema,
  apiError,
  OrderStatusSchema,
  OrderStatusUpdateSchema,
  OrdersQuerySchema,
  PATHS,
  stageOfStatus,
  WooOrderSchema,
  WooOrdersSchema,
} from "@skatert/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { TypedApp } from "../../http/typed-app.ts";
import { ApiFault, invalidParams } from "../../plugins/errors.ts";
import type { Sessions } from "../../plugins/session.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import type { Orders } from "./service.ts";
import { siteTime } from "./site-time.ts";
import { wooOrder } from "./woo-order.ts";

export interface WooOrderRoutesDeps {
  readonly orders: Orders;
  readonly shop: ShopData;
  /** The integration's name; throws a 401 without a valid key and secret. */
  readonly requireIntegration: (request: FastifyRequest) => Promise<string>;
  readonly requireOwn: Sessions["requireOwn"];
}

const OrderParams = z.object({ id: z.string().check(z.regex(/^\d{1,15}$/)) });

/** Orders for integrations, in WooCommerce's shapes, behind consumer key and secret. */
export function wooOrderRoutes(instance: FastifyInstance, deps: WooOrderRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    PATHS.shopOrders,
    { schema: { tags: ["integrations"], querystring: OrdersQuerySchema, response: { 200: WooOrdersSchema } } },
    async (request, reply) => {
      await deps.requireIntegration(request);
      return listOrders(deps, request.query, customerFilter(request.query.customer), reply);
    },
  );

  app.get(
    PATHS.ownOrders,
    {
      schema: {
        tags: ["account"],
        description: "The caller's own orders; with consumer key and secret those of any customer.",
        querystring: OrdersQuerySchema,
        response: { 200: WooOrdersSchema, 401: ApiErrorSchema, 403: ApiErrorSchema },
      },
    },
    async (request, reply) => {
      const { customer } = request.query;
      if (!hasConsumerKey(request)) {
        const { userId } = await deps.requireOwn(request, customer);
        return listOrders(deps, request.query, userId, reply);
      }
      await deps.requireIntegration(request);
      return listOrders(deps, request.query, customerFilter(customer), reply);
    },
  );

  app.get(
    `${PATHS.shopOrders}/:id`,
    { schema: { tags: ["integrations"], params: OrderParams, response: { 200: WooOrderSchema, 404: ApiErrorSchema } } },
    async (request) => {
      await deps.requireIntegration(request);
      const order = await deps.orders.get(Number(request.params.id));
      if (order === null) throw unknownOrder();
      return wooOrder(order, await timeOf(deps));
    },
  );
  moveRoute(app, deps);
}

/** `PUT wc/v3/orders/{id}` moves an order along its stages. */
function moveRoute(app: TypedApp, deps: WooOrderRoutesDeps): void {
  app.put(
    `${PATHS.shopOrders}/:id`,
    {
      schema: {
        tags: ["integrations"],
        description: "Moves an order along its stages.",
        params: OrderParams,
        body: OrderStatusUpdateSchema,
        response: { 200: WooOrderSchema, 404: ApiErrorSchema, 409: ApiErrorSchema },
      },
    },
    async (request) => {
      const name = await deps.requireIntegration(request);
      const outcome = await deps.orders.move(
        Number(request.params.id),
        stageOfStatus(request.body.status),
        `operator:${name}`,
      );
      if (outcome.kind === "not-found") throw unknownOrder();
      if (outcome.kind === "not-allowed") {
        throw new ApiFault(
          apiError("order_transition_refused", `An order cannot go from ${outcome.from} to ${outcome.to}`, {
            reason: "transition-not-allowed",
            from: outcome.from,
            to: outcome.to,
          }),
        );
      }
      return wooOrder(outcome.order, await timeOf(deps));
    },
  );
}

async function timeOf(deps: WooOrderRoutesDeps): Promise<(instant: number) => string> {
  return siteTime((await deps.shop.current()).settings().timeZone);
}

/** One page of orders, newest first; null: of all customers. */
async function listOrders(
  deps: WooOrderRoutesDeps,
  query: z.infer<typeof OrdersQuerySchema>,
  userId: number | null,
  reply: FastifyReply,
) {
  const { page = "1", per_page: perPage = "10", status, after } = query;
  const { orders, total } = await deps.orders.list({
    stage: stageFilter(status),
    userId,
    after: after === undefined ? null : instantOf(after),
    page: Number(page),
    perPage: Number(perPage),
  });
  reply.header("x-wp-total", total).header("x-wp-totalpages", Math.ceil(total / Number(perPage)));
  const time = await timeOf(deps);
  return orders.map((order) => wooOrder(order, time));
}

/** An integration's credentials, right or wrong: they are judged by their own gate, not as a shopper's. */
function hasConsumerKey({ headers, query }: FastifyRequest): boolean {
  const isInQuery =
    typeof query === "object" && query !== null && ("consumer_key" in query || "oauth_consumer_key" in query);
  return isInQuery || /^(?:Basic|OAuth) /i.test(headers.authorization ?? "");
}

function customerFilter(customer: string | undefined): number | null {
  if (customer === undefined || customer === "") return null;
  if (/^\d{1,9}$/.test(customer)) return Number(customer);
  throw invalidParams([{ path: "customer", message: "is no customer" }]);
}

function unknownOrder(): ApiFault {
  return new ApiFault(apiError("rest_not_found", "There is no such order"));
}

/** WooCommerce sends "any" for all of them. */
function stageFilter(status: string | undefined) {
  if (status === undefined || status === "any") return null;
  const read = OrderStatusSchema.safeParse(status);
  if (read.success) return stageOfStatus(read.data);
  throw new ApiFault(
    apiError("rest_invalid_param", "Invalid parameter(s): status", {
      params: [{ path: "status", message: "is no status" }],
    }),
  );
}

function instantOf(text: string): number {
  const instant = Date.parse(/[zZ]|[+-]\d{2}:?\d{2}$/.test(text) ? text : `${text}Z`);
  if (Number.isFinite(instant)) return instant;
  throw new ApiFault(
    apiError("rest_invalid_param", "Invalid parameter(s): after", {
      params: [{ path: "after", message: "is no time" }],
    }),
  );
}
