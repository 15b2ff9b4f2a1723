import {
  ApiErrorSchema,
  languageOf,
  OrderPaymentsSchema,
  PATHS,
  type WireOrderPayment,
  wireQueryText,
} from "@skatert/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { originOf } from "../../http/request-origin.ts";
import type { TypedApp } from "../../http/typed-app.ts";
import { IdParams } from "../../input/id-params.ts";
import { Refusal, retryAfterSeconds } from "../../input/refusal.ts";
import { readForms } from "../../ports/payment/form-body.ts";
import { GatewayFailure, MessageRefused } from "../../ports/payment/payment-gateway.ts";
import { askedLanguage, isDarkFor, shopPageHeaders } from "../../ports/payment/shop-page.ts";
import { awayPage } from "./away/away-page.ts";
import { orderPageOf } from "./away/order-page-of.ts";
import { methodRoute } from "./methods/method-route.ts";
import type { PaymentRoutesDeps } from "./payment-routes-deps.ts";
import type { Payments } from "./service.ts";
import { wirePart, wirePayment } from "./wire-payment.ts";

const OrderQuery = z.looseObject({ key: wireQueryText, lang: wireQueryText });
const GatewayParams = z.object({ gateway: z.string().check(z.regex(/^[\w-]{1,40}(\.[a-z0-9_]{1,32})?$/)) });
const PaymentParams = z.object({ id: z.uuid() });

/** Routes to pay an order, to receive gateway callbacks, and to list payments that need attention. */
export async function paymentRoutes(app: FastifyInstance, deps: PaymentRoutesDeps): Promise<void> {
  payRoute(app.withTypeProvider<ZodTypeProvider>(), deps);
  methodRoute(app.withTypeProvider<ZodTypeProvider>(), deps);
  attentionRoutes(app.withTypeProvider<ZodTypeProvider>(), deps);
  await app.register(async (scope) => {
    readForms(scope);
    noticeRoute(scope.withTypeProvider<ZodTypeProvider>(), deps.payments);
  });
}

function payRoute(app: TypedApp, deps: PaymentRoutesDeps): void {
  app.get(
    `${PATHS.orderPayment}/:id`,
    {
      schema: {
        tags: ["checkout"],
        description: "Redirects (303) to the payment page of the order; may be opened repeatedly and in parallel.",
        params: IdParams,
        querystring: OrderQuery,
        response: { 404: ApiErrorSchema, 409: ApiErrorSchema, 503: ApiErrorSchema },
      },
    },
    async (request, reply) => {
      const { key } = request.query;
      const order = await deps.findOwn(request, Number(request.params.id), key ?? null);
      if (order === null) throw new Refusal("rest_not_found", "There is no such order");
      const site = originOf(request, deps.publicUrl);
      const orderPage = orderPageOf(order.id, key ?? null, askedLanguage(request.query.lang, request.headers.cookie));
      const outcome = await deps.payments.start(order, site + orderPage);
      if (outcome.kind === "go") return reply.header("cache-control", "no-store").redirect(outcome.url, 303);
      if (outcome.kind === "away") return sendAway(deps, request, reply, orderPage);
      // The browser's history may lead back to the link: redirect to the order instead of an error.
      if (order.paidOnline && wantsPage(request)) return reply.redirect(site + orderPage, 303);
      throw new Refusal("order_transition_refused", "This order cannot be paid online");
    },
  );
}

function wantsPage(request: FastifyRequest): boolean {
  return request.headers.accept?.includes("text/html") === true;
}

/** A page for browsers, the usual error for programs; both say when to retry. */
async function sendAway(deps: PaymentRoutesDeps, request: FastifyRequest, reply: FastifyReply, orderPage: string) {
  if (!wantsPage(request)) {
    throw new Refusal(
      "rest_unavailable",
      "The payment service does not answer",
      { reason: "payment-away" },
      retryAfterSeconds,
    );
  }
  const { cookie } = request.headers;
  const query = OrderQuery.safeParse(request.query);
  const language = languageOf(askedLanguage(query.data?.lang, cookie));
  const settings = await deps.settings(language);
  const isDark = isDarkFor(cookie, settings.look.isDarkByDefault);
  const page = awayPage(
    { language, isDark, settings, fontFaces: deps.fontFaces },
    { retry: request.originalUrl, order: orderPage },
  );
  return reply
    .code(503)
    .headers({ ...shopPageHeaders, "retry-after": String(retryAfterSeconds) })
    .send(page);
}

/** Gateways repeat a callback until it is answered with success, so a refused message is not lost. */
function noticeRoute(app: TypedApp, payments: Payments): void {
  app.post(
    `${PATHS.paymentNotices}/:gateway`,
    {
      schema: {
        tags: ["integrations"],
        description:
          "Callbacks of a payment gateway, each verified in the gateway's own way. A further account has its name after a dot, as `yookassa.north`.",
        params: GatewayParams,
        response: { 200: z.string(), 403: ApiErrorSchema, 503: ApiErrorSchema },
      },
    },
    async (request, reply) => {
      try {
        const answer = await payments.receive(request.params.gateway, { body: request.body, sender: request.ip });
        return reply.type("text/plain; charset=utf-8").send(answer);
      } catch (error) {
        throw faultOf(error, request);
      }
    },
  );
}

function faultOf(error: unknown, request: FastifyRequest): unknown {
  if (error instanceof MessageRefused) {
    request.log.warn({ reason: error.message }, "payment notice refused");
    return new Refusal("rest_forbidden", "This notice is not accepted");
  }
  if (!(error instanceof GatewayFailure)) return error;
  return new Refusal("rest_unavailable", "The payment cannot be checked now", {}, retryAfterSeconds);
}

async function needingAttention({ payments }: PaymentRoutesDeps): Promise<WireOrderPayment[]> {
  const parts = (await payments.partsByHand()).map(wirePart);
  return [...(await payments.needingAttention()).map(wirePayment), ...parts];
}

function attentionRoutes(app: TypedApp, deps: PaymentRoutesDeps): void {
  app.get(
    PATHS.shopPayments,
    {
      schema: {
        tags: ["integrations"],
        description:
          "Payments that need attention: received money that must be refunded, and parts of refunds that people must hand back (state `to-hand-back`).",
        response: { 200: OrderPaymentsSchema, 401: ApiErrorSchema },
      },
    },
    async (request) => {
      await deps.requireIntegration(request);
      return needingAttention(deps);
    },
  );
  app.post(
    `${PATHS.shopPayments}/:id/returned`,
    {
      schema: {
        tags: ["integrations"],
        description: "Marks a payment, or a part of a refund, as given back by a person; returns the remaining list.",
        params: PaymentParams,
        response: { 200: OrderPaymentsSchema, 401: ApiErrorSchema, 404: ApiErrorSchema },
      },
    },
    async (request) => {
      await deps.requireIntegration(request);
      const isReturned = await deps.payments.markReturned(request.params.id);
      if (!isReturned) throw new Refusal("rest_not_found", "There is no such payment to give back");
      return needingAttention(deps);
    },
  );
}
