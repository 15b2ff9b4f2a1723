import { join } from "node:path";
import type { LanguageCode } from "@skatert/contract";
import { localTime } from "@skatert/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { Database } from "../../database/tables.ts";
import type { JobHandler } from "../../jobs/job-runner.ts";
import { readFontFaces } from "../../pages/font-faces.ts";
import { sandboxRoutes } from "../../ports/payment/sandbox/sandbox-routes.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import type { Shopper } from "../../shop/state/shopper.ts";
import type { OrderReader } from "../orders/order-reader.ts";
import type { Orders } from "../orders/service.ts";
import type { PaymentWays } from "./payment-ways.ts";
import { paymentRoutes } from "./routes.ts";
import { createPayments, type Payments } from "./service.ts";
import { tipRoutes } from "./tips/tip-routes.ts";
import { createTips, type Tips } from "./tips/tip-service.ts";

export interface PaymentsModuleDeps {
  readonly db: Kysely<Database>;
  readonly shop: ShopData;
  readonly now: () => number;
  readonly ways: PaymentWays;
  readonly orders: Orders;
  readonly onError: (error: unknown) => void;
}

export interface PaymentRoutesOf {
  /** Folder of the storefront's build. */
  readonly buildDir: string;
  readonly publicUrl: URL | null;
  readonly requireIntegration: (request: FastifyRequest) => Promise<string>;
  readonly shopperOf: (request: FastifyRequest) => Promise<Shopper>;
  readonly findOwn: OrderReader["findOwn"];
}

/** Takes online payments of orders, and tips. */
export interface PaymentsModule {
  readonly payments: Payments;
  readonly tips: Tips;
  readonly jobs: Readonly<Record<string, JobHandler>>;
  register(app: FastifyInstance, routes: PaymentRoutesOf): Promise<void>;
}

export function createPaymentsModule(deps: PaymentsModuleDeps): PaymentsModule {
  const { db, shop, now, ways, orders, onError } = deps;
  const { gateways, gatewaysOf } = ways;
  const settings = async (language?: LanguageCode) => (await shop.current()).settings(language);
  const tips = createTips({ db, now, gateways, gatewaysOf, onError, policy: async () => (await settings()).tips });
  const payments = createPayments({
    db,
    now,
    orders,
    gateways,
    gatewaysOf,
    onError,
    handleTipNotice: tips.hear,
    facts: async () => {
      const { timeZone, currency } = await settings();
      return { day: localTime(now(), timeZone).day, currency };
    },
  });
  return {
    payments,
    tips,
    jobs: { ...payments.jobs, ...tips.jobs },
    async register(app, { buildDir, publicUrl, requireIntegration, shopperOf, findOwn }) {
      const fontFaces = await readFontFaces(join(buildDir, "client"));
      tipRoutes(app, { tips, findOwn, publicUrl });
      await paymentRoutes(app, {
        payments,
        fontFaces,
        settings,
        publicUrl,
        requireIntegration,
        findOwn,
        isSignedIn: async (request) => (await shopperOf(request)).userId !== null,
        view: orders.view,
      });
      if (ways.sandbox === null) return;
      const notify = async (paymentId: string) => {
        await payments.check(paymentId);
        await tips.check(paymentId);
      };
      await sandboxRoutes(app, { sandbox: ways.sandbox, settings, fontFaces, notify });
    },
  };
}
