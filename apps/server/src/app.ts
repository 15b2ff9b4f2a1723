import { randomUUID } from "node:crypto";
import { createServer, type RequestListener } from "node:http";
import { join } from "node:path";
import formbody from "@fastify/formbody";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import type { Clock } from "./clock.ts";
import { type Commerce, createCommerce } from "./commerce.ts";
import type { Store } from "./database/store.ts";
import type { Env } from "./env.ts";
import { createPreparedBodies } from "./http/prepared-bodies.ts";
import { catalogRoutes } from "./modules/catalog/routes.ts";
import { contentRoutes } from "./modules/content/routes.ts";
import { settingsRoutes } from "./modules/settings/routes.ts";
import { readBuildInfo } from "./modules/system/builds.ts";
import { systemRoutes } from "./modules/system/routes.ts";
import { createPageMaker, type PageMaker } from "./pages/page-maker.ts";
import type { Storefront } from "./pages/storefront.ts";
import { withoutApiPrefix } from "./plugins/api-prefix.ts";
import { registerBuildFiles } from "./plugins/build-files.ts";
import { registerErrors } from "./plugins/errors.ts";
import { registerHealth } from "./plugins/health.ts";
import { createInProcessFetch } from "./plugins/in-process-fetch.ts";
import { registerJsonBody } from "./plugins/json-body.ts";
import { registerMetrics } from "./plugins/metrics.ts";
import { registerOpenapi } from "./plugins/openapi.ts";
import { registerOriginCheck } from "./plugins/origin-check.ts";
import { registerPages } from "./plugins/pages.ts";
import { registerRequestLog } from "./plugins/request-log.ts";
import { registerSecurityHeaders, securityHeaders } from "./plugins/security-headers.ts";
import { watchRoutes } from "./plugins/unmatched.ts";
import { registerUploads } from "./plugins/uploads.ts";
import { registerValidation } from "./plugins/validation.ts";
import type { PaymentGateways } from "./ports/payment/payment-gateway.ts";
import type { ShopData } from "./shop/shop-data.ts";
import type { ShopSnapshot } from "./shop/snapshot.ts";

const bodyBytes = 1024 * 1024;
const requestMs = 30_000;
const version = "0.1.0";

/** Everything the app works with; tests give their own. */
export interface AppDeps {
  readonly env: Pick<Env, "dataDir" | "publicUrl" | "trustProxy" | "logLevel">;
  readonly clock: Clock;
  readonly store: Store;
  readonly shopData: ShopData;
  /** Null: pages answer that nothing has been built; calls work. */
  readonly storefront: Storefront | null;
  /** Folder of the storefront's build. */
  readonly buildDir: string;
  /** Page type to show in place of the shop's own; null: the shop's. */
  readonly pageType: string | null;
  /** Online ways to pay, by payment method id. */
  readonly gateways: PaymentGateways;
}

declare module "fastify" {
  interface FastifyInstance {
    /** What sells: orders, their jobs and the realtime hub. */
    commerce: Commerce;
  }
}

/** Builds the app without listening; `listen` and `inject` both work on it. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const headers = securityHeaders(deps.env.publicUrl?.protocol === "https:");
  const pages: { maker: PageMaker | null } = { maker: null };
  const app = createFastify(deps, (listener) => (request, response) => {
    if (pages.maker?.sendFromMemory(request, response) !== true) listener(request, response);
  });
  const methods = watchRoutes(app);
  registerErrors(app);
  registerValidation(app);
  registerRequestLog(app);
  registerSecurityHeaders(app, headers);
  registerOriginCheck(app, deps.env.publicUrl);
  registerJsonBody(app);
  await app.register(formbody);
  const metrics = registerMetrics(app);
  registerHealth(app, () => isReady(deps));
  await registerOpenapi(app, version);
  await registerModules(app, deps);
  await registerUploads(app, deps.env.dataDir);
  await registerBuildFiles(app, join(deps.buildDir, "client"));
  if (deps.storefront !== null) {
    pages.maker = createPageMaker({
      storefront: deps.storefront,
      shopData: deps.shopData,
      clock: deps.clock,
      fetchApi: createInProcessFetch(app),
      headers,
      originHeaders: deps.env.publicUrl === null ? ["host", "x-forwarded-host", "x-forwarded-proto"] : [],
      onCachedPage: metrics.countCachedPage,
    });
  }
  registerPages(app, { pageMaker: pages.maker, publicUrl: deps.env.publicUrl, methods });
  return app;
}

function createFastify(deps: AppDeps, around: (listener: RequestListener) => RequestListener): FastifyInstance {
  const { logLevel, trustProxy } = deps.env;
  return Fastify({
    bodyLimit: bodyBytes,
    logger: { level: logLevel, stream: process.stderr },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustProxy.length === 0 ? false : [...trustProxy],
    rewriteUrl: (request) => withoutApiPrefix(request.url ?? "/"),
    routerOptions: { maxParamLength: 200 },
    serverFactory: (listener) => {
      const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: requestMs, headersTimeout: 15_000 });
      return server.on("request", around(listener));
    },
  });
}

async function registerModules(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { shopData } = deps;
  const commerce = await createCommerce({
    db: deps.store.db,
    shop: shopData,
    now: () => deps.clock.now(),
    gateways: deps.gateways,
    shopperOf: async () => ({ userId: null, phone: null }),
    onError: (error) => app.log.error({ err: error }, "job failed"),
  });
  app.decorate("commerce", commerce);
  await commerce.register(app);
  const prepared = createPreparedBodies<ShopSnapshot>();
  settingsRoutes(app, { shopData, prepared, extras: { realtime: { key: commerce.realtimeKey } }, pageType: deps.pageType });
  catalogRoutes(app, { shopData, prepared });
  contentRoutes(app, { shopData, prepared });
  systemRoutes(app, { shopData, build: await readBuildInfo(deps.buildDir), publicUrl: deps.env.publicUrl });
}

async function isReady(deps: AppDeps): Promise<boolean> {
  await deps.shopData.verify();
  return deps.shopData.isHealthy();
}
