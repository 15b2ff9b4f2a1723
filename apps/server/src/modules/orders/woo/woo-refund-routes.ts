import {
  ApiErrorSchema,
  PATHS,
  type WireWooRefund,
  WooRefundCreateSchema,
  WooRefundSchema,
  WooRefundsQuerySchema,
  WooRefundsSchema,
} from "@skatert/contract";
import { moneyFromRoubles, moneyToRoubles } from "@skatert/domain";
import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { rollbacks } from "../../../database/rollback.ts";
import { requestedPage, sendPaging, takePage } from "../../../http/paging.ts";
import { originOf } from "../../../http/request-origin.ts";
import type { TypedApp } from "../../../http/typed-app.ts";
import { LongIdParams } from "../../../input/id-params.ts";
import { invalidParams, Refusal } from "../../../input/refusal.ts";
import { type Call, digestOf, ordersKeptMs, RepeatHeaders, sentKey } from "../../../repeats/call.ts";
import { answerUpdate, claimOrAnswer } from "../../../repeats/repeatable.ts";
import type { ShopData } from "../../../shop/shop-data.ts";
import type { Orders } from "../service.ts";
import type { OrderRefund } from "../shown/order-money.ts";
import type { StoredOrder } from "../stored/stored-order.ts";
import { isWooRefund, wooRefund } from "./woo-refund.ts";

const tags = ["integrations"];
const RefundParams = z.object({ id: LongIdParams.shape.id, refund: z.string().check(z.regex(/^\d{1,9}$/)) });

export interface WooRefundRoutesDeps {
  readonly orders: Pick<Orders, "get" | "refund" | "moneyOf">;
  readonly shop: ShopData;
  readonly now: () => number;
  readonly publicUrl: URL | null;
  /** The integration's name; throws a 401 without a valid key and secret. */
  readonly requireIntegration: (request: FastifyRequest) => Promise<string>;
}

/** Refunds of an order, as WooCommerce lists and creates them (CHANGE-2). */
export function wooRefundRoutes(app: TypedApp, deps: WooRefundRoutesDeps): void {
  app.get(
    `${PATHS.shopOrders}/:id/refunds`,
    {
      schema: {
        tags,
        params: LongIdParams,
        querystring: WooRefundsQuerySchema,
        response: { 200: WooRefundsSchema, 404: ApiErrorSchema },
      },
    },
    async (request, reply) => {
      await deps.requireIntegration(request);
      const order = await orderOf(deps, request.params.id);
      const oldestFirst = await refundsOf(deps, order);
      const refunds = request.query.order === "asc" ? oldestFirst : oldestFirst.toReversed();
      const page = requestedPage(request.query);
      sendPaging(reply, request, originOf(request, deps.publicUrl), { ...page, total: refunds.length });
      return takePage(refunds, page).map(await shower(deps, order));
    },
  );
  app.get(
    `${PATHS.shopOrders}/:id/refunds/:refund`,
    { schema: { tags, params: RefundParams, response: { 200: WooRefundSchema, 404: ApiErrorSchema } } },
    async (request) => {
      await deps.requireIntegration(request);
      const order = await orderOf(deps, request.params.id);
      return refundWith(deps, order, Number(request.params.refund));
    },
  );
  app.post(
    `${PATHS.shopOrders}/:id/refunds`,
    {
      schema: {
        tags,
        description:
          "Gives back an amount, or what the guest paid for line items, through the gateway (`api_refund` false: it was given back elsewhere). Refunds never exceed payments: 422 `refund_refused`. A repeat with the same `Idempotency-Key` returns the first refund.",
        headers: RepeatHeaders,
        params: LongIdParams,
        body: WooRefundCreateSchema,
        response: { 201: WooRefundSchema, 400: ApiErrorSchema, 404: ApiErrorSchema, 422: ApiErrorSchema },
      },
    },
    async (request, reply) => {
      const name = await deps.requireIntegration(request);
      const order = await orderOf(deps, request.params.id);
      const number = await create(deps, request, order, `operator:${name}`);
      return reply.code(201).send(await refundWith(deps, order, number));
    },
  );
}

type CreateRequest = FastifyRequest & { readonly body: z.infer<typeof WooRefundCreateSchema> };

const repeated = rollbacks<{ readonly kind: "repeated"; readonly number: number }>();

/** The number of the refund; a repeat gets that of the first call. */
async function create(
  { orders, now }: WooRefundRoutesDeps,
  request: CreateRequest,
  { id: orderId }: StoredOrder,
  by: string,
): Promise<number> {
  const call = callOf(request, by);
  const outcome = await repeated.outcomeOf(() =>
    orders.refund({
      ...wishOf(request.body),
      orderId,
      by,
      deviceId: null,
      async guard(tx) {
        const earlier = call === null ? null : await claimOrAnswer(tx, call, now());
        if (earlier !== null) throw repeated.rollback({ kind: "repeated", number: JSON.parse(earlier) });
      },
      async made(tx, { number }) {
        if (call !== null) await tx.executeQuery(answerUpdate(tx, call, JSON.stringify(number)));
      },
    }),
  );
  if (outcome.kind === "repeated") return outcome.number;
  if (outcome.kind === "made") return outcome.refund.number;
  if (outcome.kind === "not-found") throw unknownOrder();
  const { reason, most } = outcome;
  throw new Refusal("refund_refused", "The money cannot be given back so", { reason, most: moneyToRoubles(most) });
}

function wishOf(body: CreateRequest["body"]) {
  const { amount, reason = "", api_refund: byGateway = true, api_restock: restock = false, line_items = [] } = body;
  const lines = line_items.flatMap(({ id, quantity = 0 }) => (quantity === 0 ? [] : [{ line: id - 1, quantity }]));
  if (amount === undefined && lines.length === 0)
    throw invalidParams([{ path: "amount", message: "send an amount or line items with quantities" }]);
  const way = byGateway ? ("gateway" as const) : ("elsewhere" as const);
  const sum = amount === undefined ? null : moneyFromRoubles(Number(amount));
  return { amount: sum, lines, fee: false, reason, way, restock };
}

/** Null without a key. */
function callOf(request: CreateRequest, caller: string): Call | null {
  const key = sentKey(request);
  const { method, url, body } = request;
  return key === null
    ? null
    : { caller, call: `${method} ${url.split("?")[0]}`, key, digest: digestOf(body), keptMs: ordersKeptMs };
}

async function refundWith(deps: WooRefundRoutesDeps, order: StoredOrder, number: number): Promise<WireWooRefund> {
  const refund = (await refundsOf(deps, order)).find((each) => each.number === number);
  if (refund === undefined) throw new Refusal("rest_not_found", "There is no such refund");
  return (await shower(deps, order))(refund);
}

async function refundsOf({ orders }: WooRefundRoutesDeps, { id }: StoredOrder): Promise<readonly OrderRefund[]> {
  return (await orders.moneyOf(id)).refunds.filter(isWooRefund);
}

async function orderOf({ orders }: WooRefundRoutesDeps, id: string): Promise<StoredOrder> {
  const order = await orders.get(Number(id));
  if (order === null) throw unknownOrder();
  return order;
}

async function shower({ shop }: WooRefundRoutesDeps, order: StoredOrder) {
  const { timeZone } = (await shop.current()).settings();
  return (refund: OrderRefund) => wooRefund(refund, order, timeZone);
}

function unknownOrder(): Refusal {
  return new Refusal("rest_not_found", "There is no such order");
}
