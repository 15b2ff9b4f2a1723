import {
  ApiErrorSchema,
  OrderStatusUpdateSchema,
  OrdersQuerySchema,
  PATHS,
  stageOfStatus,
  WOO_BODIES,
  WooBatchAnswerSchema,
  WooBatchSchema,
  WooOrderCreateSchema,
  WooOrderSchema,
  WooOrdersSchema,
} from "@skatert/contract";
import type { CustomerId, OrderId } from "@skatert/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type * as z from "zod/mini";
import { bulkBodyBytes } from "../../../http/bodies/body-bytes.ts";
import { sendPaging } from "../../../http/paging.ts";
import { originOf } from "../../../http/request-origin.ts";
import type { Sessions } from "../../../http/sessions/session.ts";
import type { TypedApp } from "../../../http/typed-app.ts";
import { batchDescription, checkedEntry, runBatch } from "../../../http/woo-batch.ts";
import { requireKept } from "../../../http/woo-body.ts";
import { LongIdParams } from "../../../input/id-params.ts";
import { Refusal } from "../../../input/refusal.ts";
import { RepeatHeaders, sentKey } from "../../../repeats/call.ts";
import type { Orders } from "../service.ts";
import type { StoredOrder } from "../stored/stored-order.ts";
import { createWooOrder, type WooCreateDeps } from "./woo-create.ts";
import { type OrderTip, type WooExtras, wooOrder } from "./woo-order.ts";
import { customerFilter, orderFilterOf } from "./woo-order-filter.ts";
import { wooRefundRoutes } from "./woo-refund-routes.ts";

export interface WooOrderRoutesDeps extends WooCreateDeps {
  readonly orders: Orders;
  /** Paid tips, by order. */
  readonly tipsOf: (orderIds: readonly OrderId[]) => Promise<ReadonlyMap<number, readonly OrderTip[]>>;
  readonly publicUrl: URL | null;
  /** The integration's name; throws a 401 without a valid key and secret. */
  readonly requireIntegration: (request: FastifyRequest) => Promise<string>;
  readonly requireOwn: Sessions["requireOwn"];
}

/** Order routes for integrations, in WooCommerce's shapes, with consumer key and secret. */
export function wooOrderRoutes(instance: FastifyInstance, deps: WooOrderRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    PATHS.shopOrders,
    { schema: { tags: ["integrations"], querystring: OrdersQuerySchema, response: { 200: WooOrdersSchema } } },
    async (request, reply) => {
      await deps.requireIntegration(request);
      return listOrders(deps, request, customerFilter(request.query.customer), reply);
    },
  );

  app.get(
    PATHS.ownOrders,
    {
      schema: {
        tags: ["account"],
        description: "The caller's own orders; with consumer key and secret, those of any customer.",
        querystring: OrdersQuerySchema,
        response: { 200: WooOrdersSchema, 401: ApiErrorSchema, 403: ApiErrorSchema },
      },
    },
    async (request, reply) => {
      const { customer } = request.query;
      if (!hasConsumerKey(request)) {
        const { userId } = await deps.requireOwn(request, customer);
        return listOrders(deps, request, userId, reply);
      }
      await deps.requireIntegration(request);
      return listOrders(deps, request, customerFilter(customer), reply);
    },
  );

  app.get(
    `${PATHS.shopOrders}/:id`,
    {
      schema: { tags: ["integrations"], params: LongIdParams, response: { 200: WooOrderSchema, 404: ApiErrorSchema } },
    },
    async (request) => {
      await deps.requireIntegration(request);
      const order = await deps.orders.get(Number(request.params.id));
      if (order === null) throw unknownOrder();
      return shown(deps, order);
    },
  );
  createRoute(app, deps);
  moveRoute(app, deps);
  batchRoute(app, deps);
  wooRefundRoutes(app, deps);
}

function createRoute(app: TypedApp, deps: WooOrderRoutesDeps): void {
  app.post(
    PATHS.shopOrders,
    {
      schema: {
        tags: ["integrations"],
        description:
          "Places an order at the shop's own prices, with the same rules and stock as a shopper's. A repeat with the same `Idempotency-Key`, or without one an identical body within ten seconds, returns the first order.",
        headers: RepeatHeaders,
        body: WooOrderCreateSchema,
        response: {
          201: WooOrderSchema,
          400: ApiErrorSchema,
          401: ApiErrorSchema,
          409: ApiErrorSchema,
          422: ApiErrorSchema,
        },
      },
    },
    async (request, reply) => {
      const name = await deps.requireIntegration(request);
      await requireKept(WOO_BODIES.newOrder, request.body, null);
      const order = await createWooOrder(deps, request.body, { name, key: sentKey(request) });
      return reply.code(201).send(await shown(deps, order));
    },
  );
}

/** `PUT wc/v3/orders/{id}` moves an order along its stages. */
function moveRoute(app: TypedApp, deps: WooOrderRoutesDeps): void {
  app.put(
    `${PATHS.shopOrders}/:id`,
    {
      schema: {
        tags: ["integrations"],
        description: "Moves an order to another stage.",
        params: LongIdParams,
        body: OrderStatusUpdateSchema,
        response: { 200: WooOrderSchema, 404: ApiErrorSchema, 409: ApiErrorSchema },
      },
    },
    async (request) => {
      const name = await deps.requireIntegration(request);
      return moveOrder(deps, name, Number(request.params.id), request.body);
    },
  );
}

async function moveOrder(
  deps: WooOrderRoutesDeps,
  name: string,
  id: OrderId,
  body: z.infer<typeof OrderStatusUpdateSchema>,
) {
  await requireKept(WOO_BODIES.order, body, async () => {
    const order = await deps.orders.get(id);
    if (order === null) throw unknownOrder();
    return shown(deps, order);
  });
  const { status } = body;
  const outcome = await deps.orders.move(id, stageOfStatus(status), `operator:${name}`);
  if (outcome.kind === "not-found") throw unknownOrder();
  if (outcome.kind === "not-allowed") {
    throw new Refusal("order_transition_refused", `An order cannot go from ${outcome.from} to ${outcome.to}`, {
      reason: "transition-not-allowed",
      from: outcome.from,
      to: outcome.to,
    });
  }
  return shown(deps, outcome.order);
}

function batchRoute(app: TypedApp, deps: WooOrderRoutesDeps): void {
  app.post(
    `${PATHS.shopOrders}/batch`,
    {
      bodyLimit: bulkBodyBytes,
      schema: {
        tags: ["integrations"],
        description: batchDescription,
        headers: RepeatHeaders,
        body: WooBatchSchema,
        response: { 200: WooBatchAnswerSchema, 413: ApiErrorSchema },
      },
    },
    async (request) => {
      const name = await deps.requireIntegration(request);
      const key = sentKey(request);
      let place = 0;
      return runBatch(request, {
        create: async (entry, repeats) => {
          place += 1;
          const own = key === null ? null : `${key} ${place}`;
          const body = checkedEntry(WooOrderCreateSchema, entry);
          await requireKept(WOO_BODIES.newOrder, body, null);
          return shown(deps, await createWooOrder(deps, body, { name, key: own, repeats }));
        },
        update: async (id, entry) => moveOrder(deps, name, id, checkedEntry(OrderStatusUpdateSchema, entry)),
      });
    },
  );
}

async function shown(deps: WooOrderRoutesDeps, order: StoredOrder) {
  const settings = (await deps.shop.current()).settings();
  return wooOrder(order, settings, (await extrasOf(deps, [order.id]))(order.id));
}

/** Tips and answers of a page of orders. */
async function extrasOf({ orders, tipsOf }: WooOrderRoutesDeps, ids: readonly OrderId[]) {
  const [tips, answers] = [await tipsOf(ids), await orders.wooAnswers(ids)];
  const money = await orders.moneyOfMany(ids);
  return (id: OrderId): WooExtras => ({ tips: tips.get(id), answer: answers.get(id), money: money.get(id) });
}

/** One page of orders, newest first by default; null: of all customers. */
async function listOrders(
  deps: WooOrderRoutesDeps,
  request: FastifyRequest & { readonly query: z.infer<typeof OrdersQuerySchema> },
  userId: CustomerId | null,
  reply: FastifyReply,
) {
  const settings = (await deps.shop.current()).settings();
  const filter = orderFilterOf(request.query, userId, settings.timeZone);
  const { orders, total } = await deps.orders.list(filter);
  sendPaging(reply, request, originOf(request, deps.publicUrl), { ...filter, total });
  const extras = await extrasOf(
    deps,
    orders.map(({ id }) => id),
  );
  return orders.map((order) => wooOrder(order, settings, extras(order.id)));
}

/** Whether the request carries integration credentials, valid or not; the integration check validates them. */
function hasConsumerKey({ headers, query }: FastifyRequest): boolean {
  const isInQuery =
    typeof query === "object" && query !== null && ("consumer_key" in query || "oauth_consumer_key" in query);
  return isInQuery || /^(?:Basic|OAuth) /i.test(headers.authorization ?? "");
}

function unknownOrder(): Refusal {
  return new Refusal("rest_not_found", "There is no such order");
}
