import {
  ApiErrorSchema,
  AutoapplyAnswerSchema,
  AutoapplyRequestSchema,
  autoapplyFromWire,
  checkoutRequestFromWire,
  languageOf,
  PATHS,
  QuoteRequestSchema,
  QuoteSchema,
  quoteToWire,
  stockToWire,
  TakeTimesQuerySchema,
  TakeTimesSchema,
  takeTimesToWire,
  wireQueryText,
} from "@skatert/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { wireCoupons } from "../../shop/coupons/wire-coupons.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import type { Shopper } from "../../shop/state/shopper.ts";
import type { Checkout } from "./service.ts";

export interface CheckoutRoutesDeps {
  readonly checkout: Checkout;
  readonly shop: ShopData;
  readonly shopperOf: (request: FastifyRequest) => Promise<Shopper>;
}

/** The answer to an unknown warehouse. */
const unknown = { 404: ApiErrorSchema };

const LanguageQuery = z.looseObject({ lang: wireQueryText });

/** Calls made before an order: `avaible_time`, `quote`, `autoapply` (API-1, API-7, API-10). */
export function checkoutRoutes(instance: FastifyInstance, deps: CheckoutRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    PATHS.takeTimes,
    {
      schema: { tags: ["checkout"], querystring: TakeTimesQuerySchema, response: { 200: TakeTimesSchema, ...unknown } },
    },
    async ({ query }) => {
      const { slots, zone } = await deps.checkout.takeTimes({
        warehouseId: Number(query.stock_id),
        method: query.shipping_method,
        zoneId: query.zone ?? null,
      });
      return takeTimesToWire(slots, zone);
    },
  );

  app.post(
    PATHS.quote,
    {
      schema: {
        tags: ["checkout"],
        querystring: LanguageQuery,
        body: QuoteRequestSchema,
        response: { 200: QuoteSchema, ...unknown, 429: ApiErrorSchema },
      },
    },
    async (request) => {
      const order = checkoutRequestFromWire(request.body);
      const shopper = { ...(await deps.shopperOf(request)), blocks: { contact: null, former: null } };
      await deps.checkout.tryPromo({ code: order.promoCode, userId: shopper.userId, address: request.ip });
      const quote = await deps.checkout.quote(order, shopper, languageOf(request.query.lang));
      return quoteToWire(quote);
    },
  );

  app.post(
    PATHS.autoapply,
    {
      schema: {
        tags: ["coupons"],
        querystring: LanguageQuery,
        body: AutoapplyRequestSchema,
        response: { 200: AutoapplyAnswerSchema, ...unknown, 429: ApiErrorSchema },
      },
    },
    async (request) => {
      const query = autoapplyFromWire(request.body);
      const caller = await deps.shopperOf(request);
      const isForeign = query.customerId !== null && query.customerId !== caller.userId;
      const shopper = isForeign ? guest : caller;
      await deps.checkout.tryPromo({ code: query.promoCode, userId: shopper.userId, address: request.ip });
      const language = languageOf(request.query.lang);
      const { coupons, stock } = await deps.checkout.applicable(query, shopper, language);
      const snapshot = await deps.shop.current();
      return {
        couponsList: wireCoupons(snapshot, coupons, language, shopper.userId),
        stocksList: stockToWire(stock),
      };
    },
  );
}

/** Another user's customer_id counts as a guest (readings "Coupons"). */
const guest: Shopper = { userId: null, phone: null };
