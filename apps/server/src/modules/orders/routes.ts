import {
  apiError, ApiErrorSchema, IdempotencyKeySchema, languageOf, OrderRequestSchema, orderViewToWire, OrderViewSchema, PATHS, PlacedOrderSchema,
} from "@skatert/contract";
import { canShopperCancel } from "@skatert/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { ApiFault } from "../../plugins/errors.ts";
import type { PaymentGateways } from "../../ports/payment/payment-gateway.ts";
import type { Shopper } from "../checkout/shop-state.ts";
import { isOwnOrder } from "./order-access.ts";
import { orderFault } from "./order-answers.ts";
import type { StoredOrder } from "./order-repository.ts";
import type { Orders } from "./service.ts";

export interface OrderRoutesDeps {
  readonly orders: Orders;
  readonly gateways: PaymentGateways;
  readonly shopperOf: (request: FastifyRequest) => Promise<Shopper>;
}

const LanguageQuery = z.looseObject({ lang: z.optional(z.string()) });
const OrderParams = z.object({ id: z.string().check(z.regex(/^\d{1,15}$/)) });
const OrderQuery = z.looseObject({ key: z.optional(z.string()), lang: z.optional(z.string()) });

/** Placing an order and what its owner may see and do (API-7, ROUTE-4). */
export function orderRoutes(instance: FastifyInstance, deps: OrderRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  async function requireOwn(request: FastifyRequest, id: string, key: string | undefined): Promise<StoredOrder> {
    const order = await deps.orders.get(Number(id));
    if (order === null || !isOwnOrder(order, key ?? null, await deps.shopperOf(request))) {
      throw new ApiFault(apiError("rest_not_found", "There is no such order"));
    }
    return order;
  }

  app.post(
    PATHS.orders,
    {
      schema: {
        tags: ["checkout"],
        description: "Needs the header `Idempotency-Key`: the same key never makes two orders.",
        querystring: LanguageQuery,
        body: OrderRequestSchema,
        response: { 201: PlacedOrderSchema, 400: ApiErrorSchema, 409: ApiErrorSchema, 422: ApiErrorSchema },
      },
    },
    async (request, reply) => {
      const key = IdempotencyKeySchema.safeParse(request.headers["idempotency-key"]);
      if (!key.success) throw new ApiFault(apiError("idempotency_key_required", "The header Idempotency-Key is needed"));
      const { userId } = await deps.shopperOf(request);
      const outcome = await deps.orders.place(request.body, key.data, userId, languageOf(request.query.lang));
      if (outcome.kind !== "placed" && outcome.kind !== "repeated") throw new ApiFault(orderFault(outcome));
      return reply.code(201).send(JSON.parse(outcome.answer));
    },
  );

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
      const order = await requireOwn(request, request.params.id, request.query.key);
      return orderViewToWire(await deps.orders.view(order, languageOf(request.query.lang)));
    },
  );

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
      const order = await requireOwn(request, request.params.id, request.query.key);
      const canCancel = canShopperCancel(order.stage) || order.stage === "cancelled";
      const outcome = canCancel ? await deps.orders.move(order.id, "cancelled", "shopper") : null;
      if (outcome?.kind !== "moved" && outcome?.kind !== "unchanged") {
        throw new ApiFault(apiError("order_transition_refused", "The order is being cooked already"));
      }
      return orderViewToWire(await deps.orders.view(outcome.order, languageOf(request.query.lang)));
    },
  );

  app.get(
    `${PATHS.orderPayment}/:id`,
    {
      schema: {
        tags: ["checkout"],
        description: "Leads to the gateway's page where the order is paid; may be opened again and again.",
        params: OrderParams,
        querystring: OrderQuery,
        response: { 404: ApiErrorSchema, 409: ApiErrorSchema },
      },
    },
    async (request, reply) => {
      const order = await requireOwn(request, request.params.id, request.query.key);
      const gateway = Object.hasOwn(deps.gateways, order.payment_method) ? deps.gateways[order.payment_method] : undefined;
      if (gateway === undefined || order.stage !== "awaiting-payment") {
        throw new ApiFault(apiError("order_transition_refused", "This order cannot be paid online"));
      }
      const url = await gateway.start({ ...order, key: order.order_key });
      return reply.redirect(url, 303);
    },
  );
}
