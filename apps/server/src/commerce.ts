import {
  ORDER_LIMIT_REASONS,
  type OrderLimitReason,
  orderChannel,
  REALTIME_EVENTS,
  SHOP_CHANNEL,
  statusOfStage,
  userChannel,
} from "@skatert/contract";
import { localTime, zero } from "@skatert/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { LimitsEnv } from "./config/limits-env.ts";
import type { Database, Tx } from "./database/tables.ts";
import { createRefusalWatch, type RefusalWatch } from "./http/limits/refusal-watch.ts";
import type { Sessions } from "./http/sessions/session.ts";
import { createJobRunner, type JobHandler, type JobRunner } from "./jobs/job-runner.ts";
import { createPromoGuesses } from "./modules/checkout/promo-guesses.ts";
import { checkoutRoutes } from "./modules/checkout/routes.ts";
import { type Checkout, createCheckout } from "./modules/checkout/service.ts";
import { couponRoutes } from "./modules/coupons/routes.ts";
import { cancelUnpaidHandler, cancelUnpaidJob } from "./modules/orders/moving/unpaid-orders.ts";
import { isOwnOrder } from "./modules/orders/own/order-access.ts";
import type { FindPosition } from "./modules/orders/placing/find-position.ts";
import { forgetUnpaid } from "./modules/orders/placing/order-limits.ts";
import { orderRoutes } from "./modules/orders/routes.ts";
import { createOrders, type Orders } from "./modules/orders/service.ts";
import { wooOrderRoutes } from "./modules/orders/woo/woo-routes.ts";
import { createPayments, type Payments } from "./modules/payments/service.ts";
import { createTips, type Tips } from "./modules/payments/tips/tip-service.ts";
import { followPromise, moveNews, promiseJobs } from "./order-news.ts";
import type { OrderNotices } from "./order-notices.ts";
import { type PaymentWays, paymentWays, registerPaying } from "./paying.ts";
import type { OrderMove, OrderNews } from "./people.ts";
import type { PaymentGateways } from "./ports/payment/payment-gateway.ts";
import type { Realtime } from "./realtime/realtime.ts";
import type { ShopData } from "./shop/shop-data.ts";
import type { Shopper } from "./shop/shop-state.ts";

export interface CommerceDeps {
  readonly db: Kysely<Database>;
  readonly shop: ShopData;
  readonly now: () => number;
  /** Ways to pay with real money. */
  readonly gateways: PaymentGateways;
  /** Whether the practice gateway is used when no real one is configured. */
  readonly mayPractise: boolean;
  readonly realtime: Realtime;
  /** The integration's name; throws a 401 without a valid key and secret. */
  readonly requireIntegration: (request: FastifyRequest) => Promise<string>;
  /** Folder of the storefront's build. */
  readonly buildDir: string;
  readonly publicUrl: URL | null;
  readonly limits: LimitsEnv;
  /** A keyed digest of where a request came from. */
  readonly networkOf: (address: string) => string;
  /** The same of the provider's block around it. */
  readonly wideNetworkOf: (address: string) => string;
  /** A keyed digest of a number, E.164. */
  readonly personOf: (phone: string) => string;
  readonly findPosition: FindPosition;
  readonly asksProvider: boolean;
  readonly shopperOf: (request: FastifyRequest) => Promise<Shopper>;
  /** The caller, for calls that name a user; throws unless it is the caller (ROLE-3). */
  readonly requireOwn: Sessions["requireOwn"];
  readonly sessionOf: Sessions["sessionOf"];
  /** Jobs of others that share the queue. */
  readonly jobs: Readonly<Record<string, JobHandler>>;
  /** What else a move changes, inside its transaction. */
  readonly alongsideMove: (tx: Tx, move: OrderMove) => Promise<void>;
  /** Tells the owner of an order what no stage tells, inside the transaction of it. */
  readonly tell: (tx: Tx, news: OrderNews) => Promise<void>;
  /** Tells the restaurant of orders, inside the transactions of them. */
  readonly notices: Pick<OrderNotices, "placed" | "moved">;
  readonly onError: (error: unknown) => void;
  /** Called when a limit refuses an order; at most once a minute for each reason. */
  readonly onLimit: (reason: OrderLimitReason) => void;
}

/** Everything that sells: checkout, orders, their jobs and the bell that rings when an order moves. */
export interface Commerce {
  readonly orders: Orders;
  readonly payments: Payments;
  readonly jobs: JobRunner;
  readonly realtime: Realtime;
  /** Orders that a limit refused. */
  readonly limitWatch: RefusalWatch<OrderLimitReason>;
  /** Tells a user that the points changed. */
  ringPoints(userId: number): void;
  register(app: FastifyInstance): Promise<void>;
}

export async function createCommerce(deps: CommerceDeps): Promise<Commerce> {
  const { db, shop, now, realtime } = deps;
  const ways = paymentWays(deps);
  const promoGuesses = createPromoGuesses({ db, now, perMinute: deps.limits.promoGuessesPerMinute });
  const networkOf = networksOf(deps);
  const checkout = createCheckout({ db, shop, now, gateways: ways.gateways, promoGuesses, networkOf });
  const limitWatch = createRefusalWatch(ORDER_LIMIT_REASONS, now, deps.onLimit);
  const orders = openOrders(deps, ways, checkout, limitWatch);
  const tips = createTips({
    ...{ db, now, gateways: ways.gateways, onError: deps.onError },
    policy: async () => (await shop.current()).settings().tips,
  });
  const payments = openPayments(deps, orders, ways.gateways, tips);
  const cancelUnpaid = cancelUnpaidHandler(payments.checkOrder, (id) =>
    orders.move(id, "cancelled", "timer", { from: "awaiting-payment" }),
  );
  const jobs = createJobRunner({
    db,
    now,
    handlers: {
      [cancelUnpaidJob]: cancelUnpaid,
      ...payments.jobs,
      ...tips.jobs,
      ...promiseJobs(deps, orders),
      ...deps.jobs,
    },
    onError: deps.onError,
  });
  return {
    orders,
    payments,
    jobs,
    realtime,
    limitWatch,
    ringPoints(userId) {
      realtime.publish(userChannel(userId), REALTIME_EVENTS.bonusChanged, { at: new Date(now()).toISOString() });
    },
    async register(app) {
      checkoutRoutes(app, { checkout, shop, shopperOf: deps.shopperOf });
      couponRoutes(app, { db, shop, shopperOf: deps.shopperOf, requireOwn: deps.requireOwn });
      await registerOrders(app, { ...deps, tips }, orders, checkout);
      await registerPaying(app, { ...deps, orders, payments, tips, ways });
    },
  };
}

function openPayments(
  deps: CommerceDeps,
  orders: Orders,
  gateways: PaymentGateways,
  tips: Pick<Tips, "hear">,
): Payments {
  const { db, now, shop, onError, tell } = deps;
  return createPayments({
    db,
    now,
    orders,
    gateways,
    hearOfTip: tips.hear,
    onError,
    facts: async () => {
      const { timeZone, currency } = (await shop.current()).settings();
      return { day: localTime(now(), timeZone).day, currency };
    },
    tellOwed: (tx, { orderId, ...back }) =>
      tell(tx, { id: orderId, at: now(), content: { kind: "money-back", orderId, back: { ...back, points: 0 } } }),
  });
}

function networksOf({ networkOf, wideNetworkOf }: Pick<CommerceDeps, "networkOf" | "wideNetworkOf">) {
  return (address: string) => ({ own: networkOf(address), wide: wideNetworkOf(address) });
}

function openOrders(
  deps: CommerceDeps,
  ways: PaymentWays,
  checkout: Checkout,
  limitWatch: RefusalWatch<OrderLimitReason>,
): Orders {
  const { db, shop, now, realtime } = deps;
  return createOrders({
    db,
    shop,
    checkout,
    now,
    gateways: ways.gateways,
    findPosition: deps.findPosition,
    asksProvider: deps.asksProvider,
    limits: deps.limits.orders,
    limitWatch,
    personOf: deps.personOf,
    moneyOf: ways.moneyOf,
    alongsidePlaced: deps.notices.placed,
    async alongsideMove(tx, move) {
      await forgetUnpaid(tx, move.id);
      const released = move.to === "cancelled" ? await ways.release(tx, move) : zero;
      await deps.alongsideMove(tx, moveNews(move, released));
      await deps.notices.moved(tx, move, released);
      await followPromise(deps, tx, move);
    },
    onStopList(products) {
      for (const id of new Set(products))
        realtime.publish(SHOP_CHANNEL, REALTIME_EVENTS.stopListChanged, { product_id: id });
    },
    onChanged({ id, stage, user_id: userId }) {
      const at = new Date(now()).toISOString();
      const status = statusOfStage(stage);
      realtime.publish(orderChannel(id), REALTIME_EVENTS.orderStatusChanged, { id, stage, status, at });
      if (userId === null) return;
      realtime.publish(userChannel(userId), REALTIME_EVENTS.orderStatusChanged, { id, stage, status, at });
      realtime.publish(userChannel(userId), REALTIME_EVENTS.notificationAdded, { order_id: id, at });
      realtime.publish(userChannel(userId), REALTIME_EVENTS.bonusChanged, { at });
    },
  });
}

async function registerOrders(
  app: FastifyInstance,
  deps: CommerceDeps & { readonly tips: Pick<Tips, "paidOf"> },
  orders: Orders,
  checkout: Checkout,
): Promise<void> {
  const { shop, shopperOf, requireOwn } = deps;
  orderRoutes(app, {
    orders,
    shopperOf,
    networkOf: networksOf(deps),
  });
  wooOrderRoutes(app, {
    db: deps.db,
    orders,
    checkout,
    shop,
    now: deps.now,
    findPosition: deps.findPosition,
    publicUrl: deps.publicUrl,
    tipsOf: deps.tips.paidOf,
    requireIntegration: deps.requireIntegration,
    requireOwn,
  });
  await deps.realtime.register(app, {
    sessionOf: deps.sessionOf,
    async mayOpenOrder(id, claim) {
      const order = await orders.get(id);
      return order !== null && isOwnOrder(order, claim.orderKey, { userId: claim.userId, phone: null });
    },
  });
}
