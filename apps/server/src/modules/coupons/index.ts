import {
  ApiErrorSchema,
  CouponsSchema,
  combiningFromWire,
  combiningToWire,
  languageOf,
  PATHS,
  PersonalQuerySchema,
  PromoSettingsSchema,
  wireQueryText,
} from "@skatert/contract";
import { couponsOfCustomer, publicCoupons } from "@skatert/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { Db } from "../../database/tables.ts";
import type { Sessions } from "../../http/sessions/session.ts";
import { couponsWithRights } from "../../shop/coupons/coupon-rights.ts";
import { wireCoupons } from "../../shop/coupons/wire-coupons.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import { readCustomer, type Shopper } from "../../shop/state/shopper.ts";

export interface CouponsModuleDeps {
  readonly shop: ShopData;
  readonly db: Db;
  readonly shopperOf: (request: FastifyRequest) => Promise<Shopper>;
  readonly requireOwn: Sessions["requireOwn"];
}

const LanguageQuery = z.looseObject({ lang: wireQueryText });

/** The four stacking flags, and the coupons shown to the caller (COUP-13, COUP-14). */
export function registerCoupons(instance: FastifyInstance, deps: CouponsModuleDeps): void {
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
      const coupons = await couponsWithRights(deps.db, snapshot.coupons(language), shopper.userId);
      return wireCoupons(snapshot, publicCoupons(coupons, customer), language, shopper.userId);
    },
  );

  app.get(
    PATHS.ownCoupons,
    {
      schema: {
        tags: ["coupons"],
        description: "Coupons and codes that name the caller, including those won on the wheel.",
        querystring: PersonalQuerySchema,
        response: { 200: CouponsSchema, 401: ApiErrorSchema, 403: ApiErrorSchema },
      },
    },
    async (request) => {
      const viewer = await deps.requireOwn(request, request.query.user_id);
      const language = languageOf(request.query.lang);
      const snapshot = await deps.shop.current();
      const customer = await readCustomer(deps.db, viewer);
      const coupons = await couponsWithRights(deps.db, snapshot.coupons(language), viewer.userId);
      const own = customer === null ? [] : couponsOfCustomer(coupons, customer);
      return wireCoupons(snapshot, own, language, viewer.userId);
    },
  );
}
