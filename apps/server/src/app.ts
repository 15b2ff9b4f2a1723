import { join } from "node:path";
import formbody from "@fastify/formbody";
import type { FastifyInstance } from "fastify";
import { type CallDeps, registerCalls } from "./calls.ts";
import { createFastify } from "./http/create-fastify.ts";
import { menuAt } from "./modules/catalog/catalog-files.ts";
import { registerRepeatedParameters } from "./modules/integrations/repeated-parameters.ts";
import { createPageMaker, type PageMaker } from "./pages/page-maker.ts";
import type { Storefront } from "./pages/storefront.ts";
import { registerBuildFiles } from "./plugins/build-files.ts";
import { registerErrors } from "./plugins/errors.ts";
import { registerFairTurns } from "./plugins/fair-turns.ts";
import { registerFloodLimit } from "./plugins/flood-limit.ts";
import { registerIdleConnections } from "./plugins/idle-connections.ts";
import { createInProcessFetch } from "./plugins/in-process-fetch.ts";
import { registerJsonBody } from "./plugins/json-body.ts";
import { registerOpenapi } from "./plugins/openapi.ts";
import { registerForwardedWarning } from "./plugins/operator/forwarded-warning.ts";
import { registerHealth } from "./plugins/operator/health.ts";
import { registerMetrics } from "./plugins/operator/metrics.ts";
import { registerShopMetrics } from "./plugins/operator/shop-metrics.ts";
import { registerOriginCheck } from "./plugins/origin-check.ts";
import { registerPages } from "./plugins/pages.ts";
import { documentHeaders } from "./plugins/policy/document-policy.ts";
import { registerPolicyReports } from "./plugins/policy/policy-reports.ts";
import { realtimeDirectives, registerSecurityHeaders, securityHeaders } from "./plugins/policy/security-headers.ts";
import { registerRequestLog } from "./plugins/request-log.ts";
import { watchRoutes } from "./plugins/unmatched.ts";
import { registerUploads } from "./plugins/uploads.ts";
import { registerValidation } from "./plugins/validation.ts";

/** Everything the app works with; tests give their own. */
export interface AppDeps extends CallDeps {
  /** Null: pages answer that nothing has been built; calls work. */
  readonly storefront: Storefront | null;
  /** Whether the server is about to end: it still serves, but says that it is not ready. */
  readonly isStopping: () => boolean;
}

/** Builds the app without listening; `listen` and `inject` both work on it. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const headers = securityHeaders(deps.env);
  const pages: { maker: PageMaker | null } = { maker: null };
  const app = createFastify(deps.env, headers, (listener) => (request, response) => {
    if (pages.maker?.sendFromMemory(request, response) !== true) listener(request, response);
  });
  const methods = watchRoutes(app);
  registerErrors(app);
  registerValidation(app);
  registerRequestLog(app);
  registerForwardedWarning(app, deps.env);
  registerSecurityHeaders(app, headers);
  registerFloodLimit(app, { perMinute: deps.env.limits.requestsPerMinute });
  registerFairTurns(app);
  registerOriginCheck(app, deps.env.publicUrl);
  registerJsonBody(app);
  await app.register(formbody);
  registerRepeatedParameters(app);
  registerIdleConnections(app);
  const metrics = registerMetrics(app);
  registerPolicyReports(app, metrics.registry);
  registerHealth(app, () => isReady(deps));
  await registerOpenapi(app);
  await registerCalls(app, deps);
  registerShopMetrics(metrics.registry, {
    db: deps.store.db,
    now: () => deps.clock.now(),
    sockets: () => app.commerce.realtime.sockets,
    limitedOrders: () => app.commerce.limitWatch.counts(),
    refusedCodes: () => app.codeRefusals,
  });
  await registerUploads(app, deps.env.dataDir);
  await registerBuildFiles(app, join(deps.buildDir, "client"));
  if (deps.storefront !== null) {
    pages.maker = createPageMaker({
      storefront: deps.storefront,
      shopData: deps.shopData,
      clock: deps.clock,
      fetchApi: createInProcessFetch(app),
      menuAt,
      headers: documentHeaders(deps.shopData, headers, realtimeDirectives(deps.env), deps.storefront),
      originHeaders: deps.env.publicUrl === null ? ["host", "x-forwarded-host", "x-forwarded-proto"] : [],
      onCachedPage: metrics.countCachedPage,
    });
  }
  registerPages(app, { pageMaker: pages.maker, publicUrl: deps.env.publicUrl, methods });
  // While closing, every answer must go through the app, which then ends the connection.
  app.addHook("preClose", async () => {
    pages.maker = null;
  });
  return app;
}

async function isReady(deps: AppDeps): Promise<boolean> {
  if (deps.isStopping()) return false;
  await deps.shopData.verify();
  return deps.shopData.isHealthy();
}
