import {
  CouponsSchema,
  combiningFromWire,
  combiningToWire,
  languageOf,
  PATHS,
  PromoSettingsSchema,
} from "@skatert/contract";
import { publicCoupons } from "@skatert/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { Db } from "../../database/tables.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import { readCustomer, type Shopper } from "../../shop/shop-state.ts";
import { wireCoupons } from "../../shop/wire-coupons.ts";

export interface CouponRoutesDeps {
  readonly shop: ShopData;
  readonly db: Db;
  readonly shopperOf: (request: FastifyRequest) => Promise<Shopper>;
}

const LanguageQuery = z.looseObject({ lang: z.optional(z.string()) });

/** The four flags of combining, and the coupons that are shown to the caller (COUP-13, COUP-14). */
export function couponRoutes(instance: FastifyInstance, deps: CouponRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(PATHS.promoSettings, { schema: { tags: ["coupons"], response: { 200: PromoSettingsSchema } } }, async () =>
    combiningToWire(combiningFromWire((await deps.shop.current()).documents.read("promo-settings"))),
  );

  app.get(
    PATHS.publicCoupons,
    { schema: { tags: ["coupons"], querystring: LanguageQuery, response: { 200: CouponsSchema } } },
    async (request) => {
      const language = languageOf(request.query.lang);
      const snapshot = await deps.shop.current();
      const shopper = await deps.shopperOf(request);
      const customer = await readCustomer(deps.db, shopper);
      return wireCoupons(snapshot, publicCoupons(snapshot.coupons(language), customer), language, shopper.userId);
    },
  );
}
