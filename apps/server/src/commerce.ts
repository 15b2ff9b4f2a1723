import { orderChannel, REALTIME_EVENTS, statusOfStage } from "@skatert/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import { requireSecret } from "./database/secrets.ts";
import type { Database } from "./database/tables.ts";
import { createJobRunner, type JobRunner } from "./jobs/job-runner.ts";
import { checkoutRoutes } from "./modules/checkout/routes.ts";
import { createCheckout } from "./modules/checkout/service.ts";
import { couponRoutes } from "./modules/coupons/routes.ts";
import { integrationGate } from "./modules/integrations/require-integration.ts";
import { isOwnOrder } from "./modules/orders/order-access.ts";
import { orderRoutes } from "./modules/orders/routes.ts";
import { createOrders, type Orders } from "./modules/orders/service.ts";
import { cancelUnpaidHandler, cancelUnpaidJob } from "./modules/orders/unpaid-orders.ts";
import { wooOrderRoutes } from "./modules/orders/woo-routes.ts";
import type { PaymentGateways } from "./ports/payment/payment-gateway.ts";
import { realtimeAuthRoutes } from "./realtime/auth-routes.ts";
import { createHub, type Hub } from "./realtime/hub.ts";
import { realtimeRoutes } from "./realtime/routes.ts";
import type { RealtimeKeys } from "./realtime/signature.ts";
import type { ShopData } from "./shop/shop-data.ts";
import type { Shopper } from "./shop/shop-state.ts";

export interface CommerceDeps {
  readonly db: Kysely<Database>;
  readonly shop: ShopData;
  readonly now: () => number;
  readonly gateways: PaymentGateways;
  readonly shopperOf: (request: FastifyRequest) => Promise<Shopper>;
  readonly onError: (error: unknown) => void;
}

/** Everything that sells: checkout, orders, their jobs and the bell that rings when an order moves. */
export interface Commerce {
  readonly orders: Orders;
  readonly jobs: JobRunner;
  readonly hub: Hub;
  /** The public key of the realtime endpoint, for the page's settings. */
  readonly realtimeKey: string;
  register(app: FastifyInstance): Promise<void>;
}

export async function createCommerce(deps: CommerceDeps): Promise<Commerce> {
  const { db, shop, now, gateways } = deps;
  const keys: RealtimeKeys = { key: publicRealtimeKey, secret: await requireSecret(db, "realtime") };
  const hub = createHub();
  const checkout = createCheckout({ db, shop, now, gateways });
  const orders = createOrders({
    db,
    shop,
    checkout,
    now,
    gateways,
    onChanged: ({ id, stage }) =>
      hub.publish(orderChannel(id), REALTIME_EVENTS.orderStatusChanged, {
        id,
        stage,
        status: statusOfStage(stage),
        at: new Date(now()).toISOString(),
      }),
  });
  const jobs = createJobRunner({
    db,
    now,
    handlers: {
      [cancelUnpaidJob]: cancelUnpaidHandler(
        async (id) => (await orders.get(id))?.stage ?? null,
        (id) => orders.move(id, "cancelled", "timer"),
      ),
    },
    onError: deps.onError,
  });

  return {
    orders,
    jobs,
    hub,
    realtimeKey: keys.key,
    async register(app) {
      checkoutRoutes(app, { checkout, shop, shopperOf: deps.shopperOf });
      couponRoutes(app, { db, shop, shopperOf: deps.shopperOf });
      orderRoutes(app, { orders, gateways, shopperOf: deps.shopperOf });
      wooOrderRoutes(app, { orders, shop, requireIntegration: integrationGate(db) });
      realtimeAuthRoutes(app, {
        keys,
        userIdOf: async (request) => (await deps.shopperOf(request)).userId,
        async mayOpenOrder(id, claim) {
          const order = await orders.get(id);
          return order !== null && isOwnOrder(order, claim.orderKey, { userId: claim.userId, phone: null });
        },
      });
      await realtimeRoutes(app, { hub, keys });
    },
  };
}

/** No secret: it only names the application, as the protocol asks. */
const publicRealtimeKey = "skatert";
