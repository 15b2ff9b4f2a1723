import { join } from "node:path";
import formbody from "@fastify/formbody";
import { isAwake } from "@skatert/domain";
import type { FastifyInstance } from "fastify";
import { registerBackend } from "./backend/backend.ts";
import type { BackendDeps } from "./backend/backend-deps.ts";
import { lastBackup } from "./backup/last-backup.ts";
import { registerBodyLimits } from "./http/bodies/body-limit.ts";
import { registerJsonBody } from "./http/bodies/json-body.ts";
import { createFastify } from "./http/create-fastify.ts";
import { registerErrors } from "./http/errors/errors.ts";
import { type MethodTable, watchRoutes } from "./http/errors/unmatched.ts";
import { registerValidation } from "./http/errors/validation.ts";
import { registerPolicyReports } from "./http/headers/policy-reports.ts";
import { realtimeDirectives, registerSecurityHeaders, securityHeaders } from "./http/headers/security-headers.ts";
import { createInProcessFetch } from "./http/in-process-fetch.ts";
import { registerFairTurns } from "./http/limits/fair-turns.ts";
import { registerFloodLimit } from "./http/limits/flood-limit.ts";
import { registerIdleConnections } from "./http/limits/idle-connections.ts";
import { mayBeOffice, registerOfficeHost } from "./http/office-host.ts";
import { registerOpenapi } from "./http/openapi/openapi.ts";
import { registerForwardedWarning } from "./http/operator/forwarded-warning.ts";
import { registerHealth } from "./http/operator/health.ts";
import { registerMetrics } from "./http/operator/metrics.ts";
import { type BranchMetrics, registerRestaurantMetrics } from "./http/operator/restaurant-metrics.ts";
import { registerShopMetrics } from "./http/operator/shop-metrics.ts";
import { registerOriginCheck } from "./http/origin-check.ts";
import { registerRequestLog } from "./http/request-log.ts";
import { unansweredIn } from "./modules/board/unanswered.ts";
import { menuAt } from "./modules/catalog/index.ts";
import { registerChosenFields } from "./modules/integrations/access/chosen-fields.ts";
import { registerEqualMethods } from "./modules/integrations/access/equal-methods.ts";
import { registerRefusedParameters } from "./modules/integrations/access/refused-parameters.ts";
import { registerRepeatedParameters } from "./modules/integrations/access/repeated-parameters.ts";
import { countOrdersByStage } from "./modules/orders/lists/orders-by-stage.ts";
import { owedTotal } from "./modules/payments/owed-total.ts";
import { registerBuildFiles } from "./pages/build-files.ts";
import { documentHeaders } from "./pages/document-policy.ts";
import { registerOfficeFiles } from "./pages/office-files.ts";
import { createPageMaker, type PageMaker } from "./pages/page-maker.ts";
import { registerPages } from "./pages/page-routes.ts";
import { registerPreviewRequests } from "./pages/preview-requests.ts";
import type { Storefront } from "./pages/storefront.ts";
import { registerUploads } from "./shop/media/uploads.ts";
import { createPreviewScope, previewedShop } from "./shop/preview/preview-scope.ts";
import type { ShopData } from "./shop/shop-data.ts";

/** Dependencies of the app; tests pass their own. */
export interface AppDeps extends BackendDeps {
  /** Null: there is no build, and only calls are answered. */
  readonly storefront: Storefront | null;
  /** Folder of the office's build. */
  readonly officeDir: string;
  /** Whether that build is reloaded when it changes. */
  readonly watchOffice: boolean;
  /** Whether the server is shutting down: it still serves but reports that it is not ready. */
  readonly isStopping: () => boolean;
}

/** Builds the app without listening; both `listen` and `inject` work on it. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const headers = securityHeaders(deps.env);
  const pages: { maker: PageMaker | null } = { maker: null };
  const app = createFastify(deps.env, headers, (listener) => (request, response) => {
    if (mayBeOffice(request, deps.env.officeUrl) || pages.maker?.sendFromMemory(request, response) !== true)
      listener(request, response);
  });
  const methods = watchRoutes(app);
  registerErrors(app);
  registerValidation(app);
  registerRequestLog(app);
  registerForwardedWarning(app, deps.env);
  registerSecurityHeaders(app, headers);
  registerFloodLimit(app, { perMinute: deps.env.limits.requestsPerMinute });
  registerFairTurns(app);
  registerOfficeHost(app, deps.env.officeUrl);
  registerOriginCheck(app, deps.env);
  const shopData = registerPreviews(app, deps);
  registerBodyLimits(app);
  registerJsonBody(app);
  await app.register(formbody);
  registerRepeatedParameters(app);
  registerRefusedParameters(app);
  registerEqualMethods(app);
  registerChosenFields(app);
  registerIdleConnections(app);
  const metrics = registerMetrics(app);
  registerPolicyReports(app, metrics.registry);
  registerHealth(app, () => isReady(deps));
  await registerOpenapi(app);
  await registerBackend(app, { ...deps, shopData });
  registerShopMetrics(metrics.registry, {
    db: deps.store.db,
    now: () => deps.clock.now(),
    countOrders: (since) => countOrdersByStage(deps.store.db, since),
    sockets: () => app.services.realtime.sockets,
    limitedOrders: () => app.services.limitWatch.counts(),
    refusedCodes: () => app.services.codeRefusals,
  });
  registerRestaurantMetrics(metrics.registry, {
    now: () => deps.clock.now(),
    branches: () => branchMetrics(app, deps),
    owed: () => owedTotal(deps.store.db),
    lastBackup: () => lastBackup(deps.env.dataDir),
  });
  await registerFiles(app, deps, methods);
  pages.maker = pageMakerOf(app, { ...deps, shopData }, headers, metrics.countCachedPage);
  registerPages(app, { pageMaker: pages.maker, publicUrl: deps.env.publicUrl, methods });
  emptyAtClose(app, pages);
  return app;
}

async function branchMetrics(
  app: FastifyInstance,
  { shopData, store, clock }: AppDeps,
): Promise<readonly BranchMetrics[]> {
  const branches = (await shopData.current()).warehouseIds;
  const unanswered = new Map((await unansweredIn(store.db, branches)).map((each) => [each.branchId, each]));
  const awake = (await app.services.reportedBoards(branches)).filter((board) => isAwake(board, clock.now()));
  return branches.map((branch) => ({
    branch: String(branch),
    unanswered: unanswered.get(branch)?.orders ?? 0,
    since: unanswered.get(branch)?.since ?? null,
    awakeBoards: awake.filter(({ branchId }) => branchId === branch).length,
  }));
}

/** Requests for previews read the draft; returns the shop's data for each request (EDIT-4). */
function registerPreviews(app: FastifyInstance, { env, shopData }: AppDeps): ShopData {
  const scope = createPreviewScope();
  const shopOf = (token: string) => app.services.previewedShop(token);
  registerPreviewRequests(app, { scope, shopOf, officeUrl: env.officeUrl });
  return previewedShop(shopData, scope);
}

function pageMakerOf(
  app: FastifyInstance,
  { storefront, shopData, clock, env }: AppDeps,
  headers: Readonly<Record<string, string>>,
  onCachedPage: () => void,
): PageMaker | null {
  if (storefront === null) return null;
  return createPageMaker({
    storefront,
    shopData,
    clock,
    menuAt,
    onCachedPage,
    fetchApi: createInProcessFetch(app),
    headers: documentHeaders(shopData, headers, realtimeDirectives(env), storefront),
    originHeaders: env.publicUrl === null ? ["host", "x-forwarded-host", "x-forwarded-proto"] : [],
  });
}

/** During shutdown every answer must pass through the app, which then ends the connection. */
function emptyAtClose(app: FastifyInstance, pages: { maker: PageMaker | null }): void {
  app.addHook("preClose", async () => {
    pages.maker = null;
  });
}

/** Uploads, and the builds of the storefront and the office. */
async function registerFiles(
  app: FastifyInstance,
  { env, uploads, buildDir, officeDir, watchOffice }: AppDeps,
  methods: MethodTable,
): Promise<void> {
  await registerUploads(app, uploads, env.dataDir);
  await registerBuildFiles(app, join(buildDir, "client"));
  await registerOfficeFiles(app, { folder: officeDir, isWatched: watchOffice, env, methods });
}

async function isReady(deps: AppDeps): Promise<boolean> {
  if (deps.isStopping()) return false;
  await deps.shopData.verify();
  return deps.shopData.isHealthy();
}
