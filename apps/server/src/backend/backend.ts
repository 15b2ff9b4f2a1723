// biome-ignore-all lint/style/noExcessiveLinesPerFile: the one list of what registers routes.
import { REALTIME_EVENTS, SHOP_CHANNEL } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import { createPreparedBodies } from "../http/bodies/prepared-bodies.ts";
import { registerShopTime } from "../http/headers/shop-time.ts";
import type { RefusalWatch } from "../http/limits/refusal-watch.ts";
import type { JobRunner } from "../jobs/job-runner.ts";
import { findUserByPhone } from "../modules/account/user-repository.ts";
import type { AlarmsModule } from "../modules/alarms/index.ts";
import type { BranchOverridesService } from "../modules/branch-overrides/service.ts";
import { registerCatalog } from "../modules/catalog/index.ts";
import { registerContent } from "../modules/content/index.ts";
import { registerCoupons } from "../modules/coupons/index.ts";
import { deviceNames } from "../modules/devices/device-store.ts";
import { registerGroupOrders } from "../modules/group-orders/index.ts";
import { registerGuests } from "../modules/guests/index.ts";
import { registerGuide } from "../modules/guide/index.ts";
import { registerIntegrations } from "../modules/integrations/index.ts";
import type { MenuModule } from "../modules/menu/index.ts";
import type { NoticesModule } from "../modules/notices/index.ts";
import type { OrdersModule } from "../modules/orders/index.ts";
import { couponCounts } from "../modules/orders/reservations/coupon-counts.ts";
import type { Orders } from "../modules/orders/service.ts";
import { orderRefusal } from "../modules/orders/shown/order-answers.ts";
import { siteTime } from "../modules/orders/shown/site-time.ts";
import { requestOfOrder } from "../modules/orders/stored/request-of-order.ts";
import { registerOutside } from "../modules/outside/index.ts";
import type { Payments } from "../modules/payments/service.ts";
import { registerPromotions } from "../modules/promotions/index.ts";
import { registerRatings } from "../modules/ratings/index.ts";
import { registerSale } from "../modules/sale/index.ts";
import { registerSettings } from "../modules/settings/index.ts";
import type { StaffModule } from "../modules/staff/index.ts";
import { staffNames } from "../modules/staff/people/staff-store.ts";
import { registerStops } from "../modules/stops/index.ts";
import { nameTargets } from "../modules/stops/name-targets.ts";
import { registerSystem } from "../modules/system/index.ts";
import { methodsOf } from "../ports/payment/gateway-name.ts";
import type { Realtime } from "../realtime/realtime.ts";
import { guestNumberOf } from "../shop/guests/guest-numbers.ts";
import type { DrawPicture } from "../shop/media/drawing/picture-task.ts";
import { createPictureRunner } from "../shop/media/picture-runner.ts";
import type { ShopSnapshot } from "../shop/snapshot.ts";
import { type ShopWatch, watchShop } from "../signals/watch-shop.ts";
import type { BackendDeps } from "./backend-deps.ts";
import { type BackendModules, createModules } from "./backend-modules.ts";
import { guestParts } from "./guest-parts.ts";
import { guideParts, usedCoupons } from "./office-modules.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Set only on the app of the embedded backend. */
    services: BackendServices;
  }
}

/** Services that the process starts, stops and measures. */
export interface BackendServices {
  readonly orders: Orders;
  readonly payments: Payments;
  readonly realtime: Realtime;
  readonly jobs: JobRunner;
  /** Sends notices of orders to the restaurant. */
  readonly notices: NoticesModule;
  /** Watches whether the boards of open branches are awake. */
  readonly boardWatch: AlarmsModule["boardWatch"];
  /** What branches have of their own, as this process read it. */
  readonly branchOverrides: BranchOverridesService;
  /** The last reports of a branch's boards. */
  readonly reportedBoards: BackendModules["devices"]["reportedDevices"];
  /** Resizes pictures one at a time, without delaying the other jobs. */
  readonly pictures: JobRunner;
  /** Draws a picture in a child process. */
  readonly drawPicture: DrawPicture;
  /** Announces new revisions of the shop to open pages connected to this process. */
  readonly shopWatch: ShopWatch;
  /** The shop that the token of a preview shows (EDIT-4). */
  readonly previewedShop: MenuModule["previewedShop"];
  /** See StaffModule. */
  readonly firstOwnerLink: StaffModule["firstOwnerLink"];
  /** Orders that a limit refused. */
  readonly limitWatch: OrdersModule["limitWatch"];
  /** Counts the one-time codes that a limit refused, by reason. */
  readonly codeRefusals: ReturnType<RefusalWatch<string>["counts"]>;
}

/** Creates the modules and registers every call of the embedded backend as a route. */
export async function registerBackend(app: FastifyInstance, deps: BackendDeps): Promise<void> {
  const modules = await createModules(app, deps);
  registerShopTime(app, () => deps.clock.now());
  const { shopData, store, uploads, clock, env } = deps;
  const shopWatch = watchShop({
    shopData,
    onNews: () => modules.realtime.publishHere(SHOP_CHANNEL, REALTIME_EVENTS.stopListChanged, {}),
  });
  app.decorate("services", {
    orders: modules.orders.orders,
    payments: modules.payments.payments,
    realtime: modules.realtime,
    jobs: modules.jobs,
    notices: modules.notices,
    boardWatch: modules.alarms.boardWatch,
    branchOverrides: modules.branchOverrides.overrides,
    reportedBoards: modules.devices.reportedDevices,
    ...createPictureRunner(app, { store, uploads, now: () => clock.now() }),
    shopWatch,
    previewedShop: modules.menu.previewedShop,
    firstOwnerLink: modules.staff.firstOwnerLink,
    limitWatch: modules.orders.limitWatch,
    codeRefusals: modules.auth.codeRefusals.counts(),
  });
  await registerOrdering(app, deps, modules);
  registerPeople(app, deps, modules);
  registerOffice(app, deps, modules);
  registerGuide(app, {
    store,
    uploads,
    now: () => clock.now(),
    auditInsert: modules.audit.auditInsert,
    gate: modules.staff.gate,
    addressFinder: deps.addressFinder,
    online: methodsOf(deps.gateways),
    parts: guideParts,
    onOpened: () => shopWatch.look(),
  });
  const { realtime, requireIntegration } = modules;
  registerIntegrations(app, {
    store,
    shop: shopData,
    now: () => clock.now(),
    publicUrl: env.publicUrl,
    siteTimeIn: siteTime,
    coupons: { greatest: usedCoupons.greatest, counts: couponCounts },
    requireIntegration,
    shopWatch,
    realtime,
    auditInsert: modules.audit.auditInsert,
  });
  await registerShop(app, deps, modules);
}

/** Routes from the quote to the paid order, and the rights to its realtime channel. */
async function registerOrdering(app: FastifyInstance, deps: BackendDeps, modules: BackendModules): Promise<void> {
  const { auth, reader, checkout, orders, payments, realtime, requireIntegration } = modules;
  const { publicUrl } = deps.env;
  const { shopperOf, sessions } = auth;
  checkout.register(app, shopperOf);
  registerCoupons(app, {
    db: deps.store.db,
    now: () => deps.clock.now(),
    shop: deps.shopData,
    shopperOf,
    requireOwn: sessions.requireOwn,
  });
  orders.register(app, {
    shopperOf,
    publicUrl,
    requireIntegration,
    networkOf: modules.networksOf,
    requireOwn: sessions.requireOwn,
    tipsOf: payments.tips.paidOf,
  });
  await realtime.register(app, {
    sessionOf: sessions.sessionOf,
    mayOpenOrder: (id, claim) => reader.isOwn(id, claim),
  });
  const { buildDir } = deps;
  await payments.register(app, { buildDir, publicUrl, requireIntegration, shopperOf, findOwn: reader.findOwn });
}

/** The restaurant's side (OFFICE-2). */
function registerOffice(app: FastifyInstance, deps: BackendDeps, modules: BackendModules): void {
  const { staff, audit, devices, branchBoard, branchOverrides, board, alarms, menu } = modules;
  const { gate } = staff;
  staff.register(app);
  devices.register(app, staff);
  branchBoard.register(app, gate);
  branchOverrides.register(app, gate);
  modules.notices.register(app, gate);
  menu.register(app, gate, { shop: deps.shopData, finder: modules.geo });
  board.register(app, { gate, pinGate: staff.pinGate });
  alarms.register(app, { gate, deviceOf: devices.deviceOf });
  modules.imports.register(app, gate);
  modules.dryRuns.register(app, gate);
  modules.pictures.register(app, gate);
  const { db } = deps.store;
  const common = { db, shop: deps.shopData, now: () => deps.clock.now(), gate };
  const accountOf = async (phone: string) => findUserByPhone(db, await guestNumberOf(db, phone));
  registerPromotions(app, {
    ...common,
    draftShop: menu.draftShop,
    checkout: modules.checkout.checkout,
    orders: modules.orders,
    results: deps.longWork,
    orderOf: modules.orders.orders.get,
    requestOf: requestOfOrder,
    accountOf,
  });
  registerGuests(app, {
    ...common,
    pinGate: staff.pinGate,
    personOf: modules.auth.personOf,
    auditInsert: audit.auditInsert,
    parts: guestParts,
    account: modules.account,
    orders: modules.orders.orders,
  });
  modules.phoneOrders.register(app, {
    db,
    gate,
    pinGate: staff.pinGate,
    checkout: modules.checkout.checkout,
    orders: modules.orders.orders,
    geo: modules.geo,
    accountOf,
    refusalOf: orderRefusal,
    findPosition: modules.findPosition,
  });
  audit.register(app, {
    db,
    gate,
    names: async () => ({
      staff: (ids) => staffNames(db, ids),
      devices: (ids) => deviceNames(db, ids),
      target: nameTargets(await deps.shopData.current()),
    }),
  });
  registerSale(app, { shop: deps.shopData, gate, online: methodsOf(deps.gateways) });
  registerStops(app, {
    ...common,
    audit: audit.auditInsert,
    soldSince: modules.orders.soldSince,
    announce: (branchId) =>
      modules.realtime.publish(SHOP_CHANNEL, REALTIME_EVENTS.stopListChanged, { branch_id: branchId }),
  });
}

function registerPeople(app: FastifyInstance, deps: BackendDeps, modules: BackendModules): void {
  const { auth, reader, requests, push, account, loyalty, orders, requireIntegration } = modules;
  const { shopData: shop, clock, env } = deps;
  const { db } = deps.store;
  const now = () => clock.now();
  const { gate } = modules.staff;
  requests.register(app, gate);
  modules.inbox.register(app, modules.staff);
  const inbox = modules.inboxRecords;
  registerRatings(app, { db, shop, now, inbox, findOwn: reader.findOwn, requireIntegration });
  push.register(app, auth.sessions);
  registerGroupOrders(app, { db, shop, now, networkOf: auth.networkOf, realtime: modules.realtime });
  auth.register(app, account.signIn);
  account.register(app, auth.sessions, orders.orders);
  loyalty.register(app, { sessions: auth.sessions, publicUrl: env.publicUrl });
}

/** The shop's public content, and address search. */
async function registerShop(app: FastifyInstance, deps: BackendDeps, modules: BackendModules): Promise<void> {
  const { shopData, addressFinder, pageType, buildDir } = deps;
  const prepared = createPreparedBodies<ShopSnapshot>();
  registerSettings(app, {
    shopData,
    prepared,
    extras: {
      realtime: modules.realtime.options,
      group_orders: true,
      ...(addressFinder === null ? {} : { geo: { provider: addressFinder.name } }),
    },
    pageType,
  });
  registerCatalog(app, { shopData, prepared, db: deps.store.db, now: () => deps.clock.now() });
  registerContent(app, { shopData, prepared });
  modules.geo.register(app);
  registerOutside(app, shopData);
  await registerSystem(app, { shopData, buildDir, publicUrl: deps.env.publicUrl });
}
