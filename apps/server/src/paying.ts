import { join } from "node:path";
import type { LanguageCode } from "@skatert/contract";
import type { Money } from "@skatert/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { Database, Tx } from "./database/tables.ts";
import { isOwnOrder } from "./modules/orders/own/order-access.ts";
import type { Orders, OrdersDeps } from "./modules/orders/service.ts";
import { moneyOfOrder } from "./modules/payments/payment-repository.ts";
import { paymentRoutes } from "./modules/payments/routes.ts";
import type { Payments } from "./modules/payments/service.ts";
import { canRefundWith } from "./modules/payments/settling/payment-context.ts";
import { releasePayments } from "./modules/payments/settling/settle-payment.ts";
import { tipRoutes } from "./modules/payments/tips/tip-routes.ts";
import type { Tips } from "./modules/payments/tips/tip-service.ts";
import { readFontFaces } from "./pages/font-faces.ts";
import type { PaymentGateways } from "./ports/payment/payment-gateway.ts";
import { restingGateways } from "./ports/payment/resting-gateways.ts";
import { createSandbox, type SandboxGateway } from "./ports/payment/sandbox/sandbox-gateway.ts";
import { sandboxRoutes } from "./ports/payment/sandbox/sandbox-routes.ts";
import type { ShopData } from "./shop/shop-data.ts";
import type { Shopper } from "./shop/shop-state.ts";

/** How orders are paid online, and what that adds to an order's life. */
export interface PaymentWays {
  readonly gateways: PaymentGateways;
  /** Null with a real gateway, and where practice payments are not allowed. */
  readonly sandbox: SandboxGateway | null;
  readonly moneyOf: OrdersDeps["moneyOf"];
  /** Inside the transaction that cancels an order: answers the money that goes back. */
  readonly release: (tx: Tx, order: { readonly id: number; readonly at: number }) => Promise<Money>;
}

/** The configured gateways, or the practice gateway if none is configured and practice payments are allowed. */
export function paymentWays(deps: {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly gateways: PaymentGateways;
  readonly mayPractise: boolean;
}): PaymentWays {
  const sandbox = deps.mayPractise && Object.keys(deps.gateways).length === 0 ? createSandbox(deps) : null;
  const gateways: PaymentGateways = sandbox === null ? restingGateways(deps.gateways, deps.now) : { sandbox };
  return {
    gateways,
    sandbox,
    moneyOf: (orderId) => moneyOfOrder(deps.db, orderId),
    release: (tx, order) => releasePayments(tx, order, canRefundWith(gateways)),
  };
}

export interface PayingDeps {
  readonly db: Kysely<Database>;
  readonly shop: ShopData;
  /** Folder of the storefront's build. */
  readonly buildDir: string;
  readonly publicUrl: URL | null;
  readonly requireIntegration: (request: FastifyRequest) => Promise<string>;
  readonly shopperOf: (request: FastifyRequest) => Promise<Shopper>;
  readonly orders: Orders;
  readonly payments: Payments;
  readonly tips: Tips;
  readonly ways: PaymentWays;
}

export async function registerPaying(app: FastifyInstance, deps: PayingDeps): Promise<void> {
  const { orders, payments, tips, ways } = deps;
  const settings = async (language: LanguageCode) => (await deps.shop.current()).settings(language);
  const fontFaces = await readFontFaces(join(deps.buildDir, "client"));
  const findOwn = async (request: FastifyRequest, id: number, key: string | null) => {
    const order = await orders.get(id);
    return order !== null && isOwnOrder(order, key, await deps.shopperOf(request)) ? order : null;
  };
  tipRoutes(app, { tips, findOwn, publicUrl: deps.publicUrl });
  await paymentRoutes(app, {
    payments,
    fontFaces,
    settings,
    publicUrl: deps.publicUrl,
    requireIntegration: deps.requireIntegration,
    isSignedIn: async (request) => (await deps.shopperOf(request)).userId !== null,
    view: orders.view,
    findOwn,
  });
  if (ways.sandbox === null) return;
  const notify = async (paymentId: string) => {
    await payments.check(paymentId);
    await tips.check(paymentId);
  };
  await sandboxRoutes(app, { sandbox: ways.sandbox, settings, fontFaces, notify });
}
