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
import { type CheckoutCustomer, type Coupon, couponsOfCustomer, publicCoupons, withinReach } from "@skatert/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { Db } from "../../database/tables.ts";
import type { Sessions } from "../../http/sessions/session.ts";
import { couponsWithRights } from "../../shop/coupons/coupon-rights.ts";
import { wireCoupons } from "../../shop/coupons/wire-coupons.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import { readCouponUses } from "../../shop/state/coupon-uses.ts";
import { readCustomer, type Shopper } from "../../shop/state/shopper.ts";

export interface CouponsModuleDeps {
  readonly shop: ShopData;
  readonly db: Db;
  readonly now: () => number;
  readonly shopperOf: (request: FastifyRequest) => Promise<Shopper>;
  readonly requireOwn: Sessions["requireOwn"];
}

const LanguageQuery = z.looseObject({ lang: wireQueryText });

/** The four stacking flags, and the coupons shown to the caller (COUP-13, COUP-14). */
export function registerCoupons(instance: FastifyInstance, deps: CouponsModuleDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const reachable = async (coupons: readonly Coupon[], customer: CheckoutCustomer | null, shopper: Shopper) => {
    const now = deps.now();
    const { timeZone } = (await deps.shop.current()).settings();
    const uses = await readCouponUses(deps.db, coupons, shopper, { now, timeZone });
    return withinReach(coupons, { customer, now, uses });
  };

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
      const shown = await reachable(publicCoupons(coupons, customer), customer, shopper);
      return wireCoupons(snapshot, shown, language, shopper.userId);
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
      const own = customer === null ? [] : await reachable(couponsOfCustomer(coupons, customer), customer, viewer);
      return wireCoupons(snapshot, own, language, viewer.userId);
    },
  );
}
