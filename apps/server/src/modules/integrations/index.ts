import { REALTIME_EVENTS, SHOP_CHANNEL } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import type { RealtimePort } from "../../realtime/hub.ts";
import type { ShopWatch } from "../../signals/watch-shop.ts";
import { wooCouponRoutes } from "./coupons/coupon-routes.ts";
import { wooProductRoutes } from "./products/product-routes.ts";
import type { WooDeps } from "./woo-deps.ts";

export interface IntegrationsModuleDeps extends Omit<WooDeps, "onEdit" | "onStock"> {
  readonly shopWatch: ShopWatch;
  readonly realtime: Pick<RealtimePort, "publish">;
}

/** The WooCommerce calls that change menu and coupons. */
export function registerIntegrations(
  app: FastifyInstance,
  { shopWatch, realtime, ...deps }: IntegrationsModuleDeps,
): void {
  const woo: WooDeps = {
    ...deps,
    onEdit: () => shopWatch.look(),
    onStock: (productId) => realtime.publish(SHOP_CHANNEL, REALTIME_EVENTS.stopListChanged, { product_id: productId }),
  };
  wooProductRoutes(app, woo);
  wooCouponRoutes(app, woo);
}
