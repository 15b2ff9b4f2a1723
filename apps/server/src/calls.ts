import { REALTIME_EVENTS, SHOP_CHANNEL } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import { type Commerce, createCommerce } from "./commerce.ts";
import type { Env } from "./config/env.ts";
import { mayPractise } from "./config/payment-env.ts";
import type { Store } from "./database/store.ts";
import { createFeedback } from "./feedback.ts";
import { registerGroupOrders } from "./group-orders.ts";
import { createPreparedBodies } from "./http/bodies/prepared-bodies.ts";
import { createJobRunner, type JobRunner } from "./jobs/job-runner.ts";
import { catalogRoutes } from "./modules/catalog/routes.ts";
import { contentRoutes } from "./modules/content/routes.ts";
import { geoRoutes } from "./modules/geo/routes.ts";
import { createGeoService, type GeoService } from "./modules/geo/service.ts";
import { integrationGate } from "./modules/integrations/access/require-integration.ts";
import { wooCouponRoutes } from "./modules/integrations/coupons/coupon-routes.ts";
import { wooProductRoutes } from "./modules/integrations/products/product-routes.ts";
import type { WooDeps } from "./modules/integrations/woo-deps.ts";
import { createFindPosition } from "./modules/orders/placing/find-position.ts";
import { siteTime } from "./modules/orders/shown/site-time.ts";
import { outsideRoutes } from "./modules/outside/routes.ts";
import { settingsRoutes } from "./modules/settings/routes.ts";
import { readBuildInfo } from "./modules/system/builds.ts";
import { systemRoutes } from "./modules/system/routes.ts";
import type { OrderNotices } from "./order-notices.ts";
import { createPeople, type People } from "./people.ts";
import type { Clock } from "./ports/clock.ts";
import type { AddressFinder } from "./ports/geocoder/address-finder.ts";
import type { CodeChannel } from "./ports/messenger/code-channel.ts";
import type { PaymentGateways } from "./ports/payment/payment-gateway.ts";
import { createPushing } from "./pushing.ts";
import { createRealtime, type Realtime } from "./realtime/realtime.ts";
import { createPictureProcess } from "./shop/media/drawing/picture-process.ts";
import type { DrawPicture } from "./shop/media/drawing/picture-task.ts";
import { cutPictureHandler, cutPictureJob } from "./shop/media/picture-jobs.ts";
import { renditionHandler, renditionJob } from "./shop/media/renditions/rendition-jobs.ts";
import type { ShopData } from "./shop/shop-data.ts";
import type { ShopSnapshot } from "./shop/snapshot.ts";
import type { Signals } from "./signals/signals.ts";
import { type ShopWatch, watchShop } from "./signals/watch-shop.ts";
import { newsOf, openNotices } from "./tell-orders.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** What sells: orders, their jobs and the realtime hub. */
    commerce: Commerce;
    /** One-time codes that were not sent, by reason. */
    codeRefusals: ReadonlyMap<string, number>;
    /** Announces new revisions of the shop to open pages connected to this process. */
    shopWatch: ShopWatch;
    /** Sends notices of orders to the restaurant. */
    notices: OrderNotices;
    /** Resizes pictures, one at a time: the other jobs wait for none. */
    pictures: JobRunner;
    /** Makes a picture in a child process. */
    drawPicture: DrawPicture;
  }
}

/** What the calls work with. */
export interface CallDeps {
  readonly env: Pick<
    Env,
    | "dataDir"
    | "publicUrl"
    | "hstsSubdomains"
    | "trustProxy"
    | "logLevel"
    | "production"
    | "login"
    | "payments"
    | "realtime"
    | "limits"
    | "push"
    | "notices"
  >;
  readonly clock: Clock;
  readonly store: Store;
  readonly shopData: ShopData;
  /** Folder of the storefront's build. */
  readonly buildDir: string;
  /** Page type to show in place of the shop's own; null: the shop's. */
  readonly pageType: string | null;
  /** Online ways to pay, by payment method id. */
  readonly gateways: PaymentGateways;
  /** What brings one-time codes; none: messages go to the outbox file. */
  readonly codeProviders: readonly CodeChannel[];
  /** Who finds addresses; null: the shop's own street list. */
  readonly addressFinder: AddressFinder | null;
  /** The way to the other processes on the store. */
  readonly signals: Signals;
}

/** Every call of the embedded backend as a route. */
export async function registerCalls(app: FastifyInstance, deps: CallDeps): Promise<void> {
  const { shopData } = deps;
  const now = () => deps.clock.now();
  const db = deps.store.db;
  const people = await createPeople(app, { db, shop: shopData, now, env: deps.env, providers: deps.codeProviders });
  const realtime = await openRealtime(app, deps, people);
  const requireIntegration = integrationGate({ db, now, publicUrl: deps.env.publicUrl });
  const feedback = createFeedback({ db, shop: shopData, now, dataDir: deps.env.dataDir, requireIntegration, people });
  const push = await createPushing({ db, now, env: deps.env.push, publicUrl: deps.env.publicUrl, people });
  const notices = openNotices(app, deps);
  const { geo, ...addresses } = createAddresses(app, deps);
  const commerce = await createCommerce({
    jobs: { ...feedback.jobs, ...push.jobs, ...notices.jobs },
    realtime,
    requireIntegration,
    db,
    shop: shopData,
    now,
    gateways: deps.gateways,
    mayPractise: mayPractise(deps.env),
    buildDir: deps.buildDir,
    publicUrl: deps.env.publicUrl,
    limits: deps.env.limits,
    networkOf: people.networkOf,
    wideNetworkOf: people.wideNetworkOf,
    personOf: people.personOf,
    ...addresses,
    shopperOf: people.shopperOf,
    requireOwn: people.sessions.requireOwn,
    sessionOf: people.sessions.sessionOf,
    ...newsOf(people, push, notices),
    notices,
    onError: (error) => app.log.error({ err: error }, "job failed"),
    onLimit: (reason) => app.log.warn({ reason }, "order refused by a limit"),
  });
  const pictures = createPictureRunner(app, deps);
  decorate(app, { commerce, codeRefusals: people.codeRefusals.counts(), pictures, notices });
  await commerce.register(app);
  feedback.register(app, commerce.orders);
  push.register(app, commerce.orders);
  registerGroupOrders(app, deps, people, realtime);
  people.register(app, { orders: commerce.orders, onPoints: commerce.ringPoints });
  registerWoo(app, deps, { requireIntegration, ...announcements(app, shopData, realtime) });
  await registerShop(app, deps, geo, realtime.options);
}

type Decorations = Pick<FastifyInstance, "commerce" | "codeRefusals" | "pictures" | "notices">;

/** What the process starts, stops and measures. */
function decorate(app: FastifyInstance, { commerce, codeRefusals, pictures, notices }: Decorations): void {
  app.decorate("commerce", commerce);
  app.decorate("codeRefusals", codeRefusals);
  app.decorate("pictures", pictures);
  app.decorate("notices", notices);
}

/** Address lookups: suggestions while a shopper types, and positions of orders sent without coordinates. */
function createAddresses(app: FastifyInstance, { addressFinder, shopData, clock }: CallDeps) {
  const geo = createGeoService({
    finder: addressFinder,
    shopData,
    now: () => clock.now(),
    onFailure: (error) =>
      app.log.warn({ err: error }, "address provider failed; suggestions use the shop's own street list"),
  });
  const findPosition = createFindPosition(geo.locate, (error) =>
    app.log.error({ err: error }, "address lookup failed; the order is flagged as unconfirmed"),
  );
  return { geo, findPosition, asksProvider: addressFinder !== null };
}

/** Realtime events. A private subscription ends with its session. */
async function openRealtime(app: FastifyInstance, deps: CallDeps, people: People): Promise<Realtime> {
  const realtime = await createRealtime({
    db: deps.store.db,
    env: deps.env.realtime,
    limits: deps.env.limits,
    signals: deps.signals,
    now: () => deps.clock.now(),
    onError: (error) => app.log.warn({ err: error }, "realtime publish failed; clients will poll"),
  });
  people.sessions.onEnded((ended) => realtime.endSessions(ended));
  return realtime;
}

function createPictureRunner(app: FastifyInstance, { store, env, clock }: CallDeps): JobRunner {
  const { draw, close } = createPictureProcess();
  app.decorate("drawPicture", draw);
  app.addHook("onClose", async () => close());
  const onError = (error: unknown) => app.log.error({ err: error }, "picture job failed");
  const handlers = {
    [cutPictureJob]: cutPictureHandler(store, env.dataDir, draw),
    [renditionJob]: renditionHandler(store, env.dataDir, draw),
  };
  return createJobRunner({ db: store.db, now: () => clock.now(), handlers, atOnce: 1, onError });
}

/** Notifies open pages of changes by integrations and of new shop revisions from any process. */
function announcements(
  app: FastifyInstance,
  shopData: ShopData,
  realtime: Realtime,
): Pick<WooDeps, "onEdit" | "onStock"> {
  const ring = REALTIME_EVENTS.stopListChanged;
  const watch = watchShop({ shopData, onNews: () => realtime.publishHere(SHOP_CHANNEL, ring, {}) });
  app.decorate("shopWatch", watch);
  return {
    onEdit: () => watch.look(),
    onStock: (productId) => realtime.publish(SHOP_CHANNEL, ring, { product_id: productId }),
  };
}

/** The menu and the coupons as a WooCommerce client changes them. */
function registerWoo(
  app: FastifyInstance,
  deps: CallDeps,
  own: Pick<WooDeps, "requireIntegration" | "onEdit" | "onStock">,
): void {
  const { shopData, store, clock, env } = deps;
  const now = () => clock.now();
  const woo: WooDeps = { store, shop: shopData, now, publicUrl: env.publicUrl, siteTimeIn: siteTime, ...own };
  wooProductRoutes(app, woo);
  wooCouponRoutes(app, woo);
}

/** What the shop says to everybody, and what finds its addresses. */
async function registerShop(app: FastifyInstance, deps: CallDeps, geo: GeoService, realtime: unknown): Promise<void> {
  const { shopData } = deps;
  const prepared = createPreparedBodies<ShopSnapshot>();
  settingsRoutes(app, {
    shopData,
    prepared,
    extras: {
      realtime,
      group_orders: true,
      ...(deps.addressFinder === null ? {} : { geo: { provider: deps.addressFinder.name } }),
    },
    pageType: deps.pageType,
  });
  catalogRoutes(app, { shopData, prepared, db: deps.store.db });
  contentRoutes(app, { shopData, prepared });
  geoRoutes(app, geo);
  outsideRoutes(app, shopData);
  systemRoutes(app, { shopData, build: await readBuildInfo(deps.buildDir), publicUrl: deps.env.publicUrl });
}
