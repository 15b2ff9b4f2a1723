import {
  ApiErrorSchema,
  NewTipSchema,
  newTipFromWire,
  OrderTipsSchema,
  PATHS,
  StartedTipSchema,
  wireQueryText,
} from "@skatert/contract";
import { moneyToRoubles, type OrderId } from "@skatert/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { originOf } from "../../../http/request-origin.ts";
import type { TypedApp } from "../../../http/typed-app.ts";
import { IdParams } from "../../../input/id-params.ts";
import { Refusal, retryAfterSeconds } from "../../../input/refusal.ts";
import { askedLanguage } from "../../../ports/payment/shop-page.ts";
import { RepeatHeaders, requireKey, shopperCall } from "../../../repeats/call.ts";
import type { StoredOrder } from "../../orders/stored/stored-order.ts";
import { orderPageOf } from "../away/order-page-of.ts";
import type { TipStart } from "./start-tip.ts";
import type { Tips } from "./tip-service.ts";
import { wireTip } from "./wire-tip.ts";

export interface TipRoutesDeps {
  readonly tips: Tips;
  /** The order if the caller sent its key or placed it; null otherwise. */
  readonly findOwn: (request: FastifyRequest, orderId: OrderId, key: string | null) => Promise<StoredOrder | null>;
  readonly publicUrl: URL | null;
}

const path = `${PATHS.orders}/:id/tips`;
const OrderQuery = z.looseObject({ key: wireQueryText, lang: wireQueryText, check: wireQueryText });
/** The part of the order page that shows the tip when the guest returns. */
const anchor = "#thanks";

/** Tip routes for an order's owner, after the order is handed over. */
export function tipRoutes(instance: FastifyInstance, deps: TipRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  listRoute(app, deps);
  startRoute(app, deps);
}

function listRoute(app: TypedApp, deps: TipRoutesDeps): void {
  app.get(
    path,
    {
      schema: {
        tags: ["checkout"],
        description: "`check=1`: asks the gateway first about a tip that is not settled, at most once in ten seconds.",
        params: IdParams,
        querystring: OrderQuery,
        response: { 200: OrderTipsSchema, 404: ApiErrorSchema },
      },
    },
    async (request) => {
      const { key, check } = request.query;
      return deps.tips.ofOrder(await requireOwn(deps, request, request.params.id, key), check === "1");
    },
  );
}

function startRoute(app: TypedApp, deps: TipRoutesDeps): void {
  app.post(
    path,
    {
      schema: {
        tags: ["checkout"],
        description:
          "Returns the payment page of the tip. Needs the header `Idempotency-Key`: the same key never creates two tips.",
        headers: RepeatHeaders,
        params: IdParams,
        querystring: OrderQuery,
        body: NewTipSchema,
        response: {
          201: StartedTipSchema,
          400: ApiErrorSchema,
          404: ApiErrorSchema,
          409: ApiErrorSchema,
          422: ApiErrorSchema,
          503: ApiErrorSchema,
        },
      },
    },
    async (request, reply) => {
      const { key: orderKey, lang } = request.query;
      const order = await requireOwn(deps, request, request.params.id, orderKey);
      const call = shopperCall(request, requireKey(request));
      const page = orderPageOf(order.id, orderKey ?? null, askedLanguage(lang, request.headers.cookie));
      const returnUrl = originOf(request, deps.publicUrl) + page + anchor;
      const wish = newTipFromWire(request.body);
      const outcome = await deps.tips.start({ order, wish, call, returnUrl });
      if (outcome.kind !== "started") throw refusalOf(outcome);
      const { tip } = outcome;
      return reply.code(201).send({ ...wireTip(tip), pay_url: tip.state === "created" ? tip.pay_url : null });
    },
  );
}

async function requireOwn(deps: TipRoutesDeps, request: FastifyRequest, id: string, key: string | undefined) {
  const order = await deps.findOwn(request, Number(id), key ?? null);
  if (order === null) throw new Refusal("rest_not_found", "There is no such order");
  return order;
}

function refusalOf(outcome: Exclude<TipStart, { readonly kind: "started" }>): Refusal {
  switch (outcome.kind) {
    case "refused": {
      const { refusal } = outcome;
      const limit = "limit" in refusal ? { limit: moneyToRoubles(refusal.limit) } : {};
      return new Refusal("tip_refused", "The tip cannot be taken", { reason: refusal.reason, ...limit });
    }
    case "away":
      return new Refusal(
        "rest_unavailable",
        "The payment service does not answer",
        { reason: "payment-away" },
        retryAfterSeconds,
      );
  }
}
