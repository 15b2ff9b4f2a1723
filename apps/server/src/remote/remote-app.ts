import { join } from "node:path";
import cookie from "@fastify/cookie";
import { localTime } from "@skatert/domain";
import type { FastifyInstance } from "fastify";
import type { Env } from "../config/env.ts";
import { createFastify } from "../http/create-fastify.ts";
import { registerErrors } from "../http/errors/errors.ts";
import { type MethodTable, watchRoutes } from "../http/errors/unmatched.ts";
import { registerValidation } from "../http/errors/validation.ts";
import { registerPolicyReports } from "../http/headers/policy-reports.ts";
import { realtimeDirectives, registerSecurityHeaders, securityHeaders } from "../http/headers/security-headers.ts";
import { createInProcessFetch } from "../http/in-process-fetch.ts";
import { registerFairTurns } from "../http/limits/fair-turns.ts";
import { registerFloodLimit } from "../http/limits/flood-limit.ts";
import { registerOpenapi } from "../http/openapi/openapi.ts";
import { registerHealth } from "../http/operator/health.ts";
import { registerMetrics } from "../http/operator/metrics.ts";
import { registerOriginCheck } from "../http/origin-check.ts";
import { registerRequestLog } from "../http/request-log.ts";
import { registerOutside } from "../modules/outside/index.ts";
import { registerSystem } from "../modules/system/index.ts";
import { registerBuildFiles } from "../pages/build-files.ts";
import { documentHeaders } from "../pages/document-policy.ts";
import { registerNoOffice } from "../pages/office-files.ts";
import { createPageMaker, type PageMaker } from "../pages/page-maker.ts";
import { registerPages } from "../pages/page-routes.ts";
import type { Storefront } from "../pages/storefront.ts";
import type { Clock } from "../ports/clock.ts";
import { usualLimits } from "../realtime/limits.ts";
import type { ShopData } from "../shop/shop-data.ts";
import type { Backend } from "./backend.ts";
import { createCallerNumbers } from "./caller-number.ts";
import { describedCalls } from "./described-calls.ts";
import { forwardRoutes } from "./forward-routes.ts";
import { createHostParts, type HostParts } from "./host-parts.ts";
import { iconRoutes } from "./icons/icon-routes.ts";
import { proxyRealtime } from "./realtime-proxy.ts";
import { createRemoteDocuments, type RemoteDocuments } from "./remote-documents.ts";
import { createRemoteShop, remoteRules } from "./remote-shop.ts";
import { createOrderCount } from "./woocommerce/count-orders.ts";
import { createCouponOffers } from "./woocommerce/coupon-offers.ts";
import { createHostCoupons } from "./woocommerce/host-coupons.ts";
import { createHostOffers } from "./woocommerce/host-offers.ts";
import { createWooCheckout, takesWooOrders } from "./woocommerce/woo-checkout.ts";

export interface RemoteAppDeps {
  readonly env: Pick<Env, "publicUrl" | "hstsSubdomains" | "trustProxy" | "logLevel" | "limits" | "realtime">;
  readonly backend: Backend;
  readonly clock: Clock;
  /** Null: there is no build, and only calls are answered. */
  readonly storefront: Storefront | null;
  /** Folder of the storefront's build. */
  readonly buildDir: string;
  /** A page type in place of the backend's; null: the backend's. */
  readonly pageType: string | null;
  /** Whether the server is shutting down. */
  readonly isStopping: () => boolean;
}

/** The storefront without a store: it serves pages and files itself and forwards every call to another host (API-3). */
export async function buildRemoteApp(deps: RemoteAppDeps): Promise<FastifyInstance> {
  const { env, clock } = deps;
  const backend: Backend = { ...deps.backend, literal: { value: null } };
  const headers = securityHeaders(env);
  const pages: { maker: PageMaker | null } = { maker: null };
  const app = createFastify(env, headers, (listener) => (request, response) => {
    if (pages.maker?.sendFromMemory(request, response) !== true) listener(request, response);
  });
  const methods = watchRoutes(app);
  registerErrors(app);
  registerValidation(app);
  registerRequestLog(app);
  registerSecurityHeaders(app, headers);
  registerFloodLimit(app, { perMinute: env.limits.requestsPerMinute });
  registerFairTurns(app);
  registerOriginCheck(app, { publicUrl: env.publicUrl, officeUrl: null });
  await app.register(cookie);
  const metrics = registerMetrics(app);
  const host = createShopOfHost(app, { backend, clock });
  const { shopData, hostParts } = host;
  registerPolicyReports(app, metrics.registry);
  registerHealth(app, () => isReady(shopData, deps.isStopping));
  await registerOpenapi(app, { documentOf: () => describedCalls(methods) });
  await registerCallsToBackend(app, { ...deps, backend }, host);
  registerOutside(app, shopData);
  const iconsOf = iconRoutes(app, backend).of;
  await registerSystem(app, { shopData, buildDir: deps.buildDir, publicUrl: env.publicUrl, iconsOf });
  await registerFiles(app, deps, methods);
  proxyRealtime(app, {
    backend,
    hasOwnCalls: host.documents.hasOwnCalls,
    limits: { ...usualLimits, socketsPerNetwork: env.limits.socketsPerAddress },
    trustProxy: env.trustProxy,
  });
  if (deps.storefront !== null) {
    pages.maker = createPageMaker({
      storefront: deps.storefront,
      shopData,
      clock,
      lacks: hostParts.lacks,
      fetchApi: createInProcessFetch(app),
      headers: documentHeaders(shopData, headers, realtimeDirectives(env), deps.storefront),
      originHeaders: env.publicUrl === null ? ["host", "x-forwarded-host", "x-forwarded-proto"] : [],
      onCachedPage: metrics.countCachedPage,
    });
  }
  registerPages(app, { pageMaker: pages.maker, publicUrl: env.publicUrl, methods });
  // During shutdown every answer must pass through the app, which then ends the connection.
  app.addHook("preClose", async () => {
    pages.maker = null;
  });
  return app;
}

interface ShopOfHost {
  readonly documents: RemoteDocuments;
  readonly hostParts: HostParts;
  readonly shopData: ShopData;
}

function createShopOfHost(app: FastifyInstance, deps: Pick<RemoteAppDeps, "backend" | "clock">): ShopOfHost {
  const { backend } = deps;
  const documents = createRemoteDocuments(deps);
  const hostParts = createHostParts({ backend, takesWooOrders: () => takesWooOrders(backend) });
  const shopData = createRemoteShop({
    documents,
    hostParts,
    onFailure: (error) => app.log.error({ err: error }, "reading the backend's settings failed"),
    onWarning: (error) => app.log.warn({ err: error }, "loading part of the shop from the backend failed"),
    onDropped: ({ entity, faults }) => app.log.warn({ entity, faults }, "malformed entry left out of the shop's data"),
  });
  return { documents, hostParts, shopData };
}

/** The storefront's build; the office's addresses have none. */
async function registerFiles(app: FastifyInstance, { buildDir }: RemoteAppDeps, methods: MethodTable): Promise<void> {
  await registerBuildFiles(app, join(buildDir, "client"));
  registerNoOffice(app, methods);
}

/** The calls of the table, and the calls answered here because the backend has none. */
async function registerCallsToBackend(
  app: FastifyInstance,
  { env, backend, clock, pageType }: RemoteAppDeps,
  { documents, shopData, hostParts }: ShopOfHost,
): Promise<void> {
  const callers = {
    hasOwnCalls: documents.hasOwnCalls,
    recentNumber: createCallerNumbers(backend, clock),
    timeZone: async () => (shopData.latest() ?? (await shopData.current())).settings().timeZone,
    shopTime: async (warehouseId: number | null) => {
      const shop = await shopData.current();
      const schedule = warehouseId === null ? undefined : shop.rulesFor(warehouseId)?.schedule;
      return localTime(clock.now(), schedule?.timeZone ?? shop.settings().timeZone);
    },
  };
  const hostCoupons = createHostCoupons({ ...callers, backend, clock });
  const hostOffers = createHostOffers({
    hostCoupons,
    documents,
    onFailure: (error) => app.log.warn({ err: error }, "coupons of the backend failed; the quote has none"),
  });
  const rulesFor = remoteRules({ documents, shopData });
  const woo = createWooCheckout({
    backend,
    clock,
    countOrder: createOrderCount(env.limits.orders),
    hostOffers,
    settings: async () => (await shopData.current()).settings(),
    hasShopOrders: () => !hostParts.lacks().includes("orders"),
    rulesFor,
  });
  const offers = createCouponOffers({ hostCoupons, rulesFor });
  await forwardRoutes(app, {
    ...callers,
    backend,
    documents,
    hostParts,
    publicUrl: env.publicUrl,
    pageType,
    woo,
    offers,
  });
}

async function isReady(shopData: ShopData, isStopping: () => boolean): Promise<boolean> {
  if (isStopping()) return false;
  await shopData.verify();
  return shopData.isHealthy();
}
