import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { type AppDeps, buildApp } from "../app.ts";
import type { Env } from "../config/env.ts";
import { sendsNotices } from "../config/notices-env.ts";
import { requireDataFolder } from "../database/data-folder.ts";
import { migrate } from "../database/migrating/migrate.ts";
import { openStore, type Store } from "../database/store.ts";
import { createPruner } from "../jobs/pruning/pruner.ts";
import { createLongWorkProcess } from "../long-work/long-work-process.ts";
import { loadStorefront } from "../pages/storefront.ts";
import { clockFrom, systemClock } from "../ports/clock.ts";
import { configuredFinder } from "../ports/geocoder/configured-finder.ts";
import { codeProviders, textProviders } from "../ports/messenger/code-providers.ts";
import { configuredGateways } from "../ports/payment/configured-gateways.ts";
import { buildRemoteApp } from "../remote/remote-app.ts";
import { reportFindings } from "../shop/folder/check/report-findings.ts";
import { importShop } from "../shop/import-shop.ts";
import { scheduleRenditions } from "../shop/media/renditions/rendition-jobs.ts";
import { isPlaceholderShop } from "../shop/new/placeholder-shop.ts";
import { findRevision } from "../shop/revisions/repository.ts";
import { createShopData } from "../shop/shop-data.ts";
import { postgresSignals } from "../signals/postgres-signals.ts";
import { noSignals, type Signals } from "../signals/signals.ts";
import { type ShopSource, servedShop } from "./served-shop.ts";
import { StartFailed } from "./start-arguments.ts";
import { listenFault, storeFault } from "./start-fault.ts";

/** Interval of the check for imports by other processes, without requests. */
const lookEveryMs = 1_000;

export interface RunningServer {
  readonly app: FastifyInstance;
  /** The served shop and its source, in one line for the operator. */
  readonly shop: string;
  /** Token of a one-time link for the first owner; null: there is an owner, or no office. */
  readonly ownerToken: string | null;
  /** Whether it serves the demo, or another shop that is not in use yet. */
  readonly isDemo: boolean;
  /** Finishes requests in progress, then closes sockets and store. */
  close(): Promise<void>;
}

const logError = (message: string) => (error: unknown) =>
  process.stderr.write(`${JSON.stringify({ level: 50, time: Date.now(), msg: message, err: String(error) })}\n`);

/** Serves the shop of the store, or with BACKEND_URL that of another host, and listens. */
export async function startServer(
  env: Env,
  { buildDir, officeDir, pageType, watchOffice }: Pick<AppDeps, "buildDir" | "officeDir" | "pageType" | "watchOffice">,
): Promise<RunningServer> {
  const clock = env.testNow === null ? systemClock : clockFrom(env.testNow);
  let isStopping = false;
  const common = {
    env,
    clock,
    buildDir,
    officeDir,
    watchOffice,
    pageType,
    storefront: await loadStorefront(buildDir),
    isStopping: () => isStopping,
  };
  const { app, shop, isDemo } =
    env.backendUrl === null ? await embeddedApp(common) : await remoteApp(common, env.backendUrl);
  if (env.backendUrl !== null && sendsNotices(env.notices)) {
    app.log.warn("order notices are off: the host of BACKEND_URL stores the orders and sends notices itself");
  }
  if (env.backendUrl !== null) {
    app.log.warn("the office is off: orders are answered at the host of BACKEND_URL, which stores them");
  }
  if (env.officeUrl !== null && env.publicUrl === null) {
    app.log.warn("the office cannot preview the shop or link to it: OFFICE_URL is set and PUBLIC_URL is not");
  }
  await listen(app, env);
  return {
    app,
    shop,
    isDemo,
    ownerToken: env.backendUrl === null ? await ownerToken(app) : null,
    async close() {
      isStopping = true;
      await wait(env.stopDelayMs);
      await app.close();
    },
  };
}

/** A failure here must not stop a shop that takes orders: `npm run staff -- link` prints a link too. */
async function ownerToken(app: FastifyInstance): Promise<string | null> {
  try {
    return (await app.services.firstOwnerLink())?.token ?? null;
  } catch (error) {
    app.log.error({ err: error }, "first owner link failed; npm run staff -- link prints one");
    return null;
  }
}

type CommonDeps = Pick<
  AppDeps,
  "clock" | "buildDir" | "officeDir" | "watchOffice" | "pageType" | "storefront" | "isStopping"
> & {
  readonly env: Env;
};

type Served = Pick<RunningServer, "app" | "shop" | "isDemo">;

async function remoteApp(common: CommonDeps, url: URL): Promise<Served> {
  const app = await buildRemoteApp({ ...common, backend: { url, keys: common.env.backendKeys } });
  return { app, shop: `Serving the shop of BACKEND_URL ${url.origin}`, isDemo: false };
}

/** Migrates the store, imports the shop into an empty one, and starts its jobs. */
async function embeddedApp(common: CommonDeps): Promise<Served> {
  const { env, clock } = common;
  const store = await openMigrated(env, clock.now());
  const source = await filled(store, env, clock.now());
  const shopData = createShopData({
    db: store.db,
    onFailure: logError("reading the shop's data failed"),
    onDropped: ({ entity, faults }) =>
      logError("malformed entry left out of the shop's data")(`${entity} ${JSON.stringify(faults)}`),
  });
  await shopData.refresh();
  const signals =
    env.databaseUrl === null
      ? noSignals
      : postgresSignals({
          url: env.databaseUrl,
          onError: logError("signal connection failed; it is opened again"),
        });
  const apart = createLongWorkProcess({ databaseUrl: env.databaseUrl, dataDir: env.dataDir });
  const app = await buildApp({
    ...common,
    store,
    shopData,
    longWork: apart.work,
    gateways: configuredGateways(env.payments),
    codeProviders: codeProviders(env.login),
    textProviders: textProviders(env.login),
    addressFinder: configuredFinder(env.geo),
    signals,
  });
  const pruner = createPruner({
    db: store.db,
    dataDir: env.dataDir,
    now: clock.now,
    onError: logError("pruning old rows failed; next try in an hour"),
  });
  const runners = [app.services.jobs, app.services.pictures, app.services.notices, app.services.boardWatch, pruner];
  for (const runner of runners) runner.start();
  app.addHook("onClose", async () => {
    await Promise.all(runners.map((runner) => runner.stop()));
    await store.close();
  });
  // Before the runners stop: a job whose work is ended returns at once, and resumes after the next start.
  app.addHook("onClose", async () => apart.close());
  // The hook added last runs first, so the watch stops before the store closes.
  await followSignals(app, signals);
  const snapshot = shopData.latest();
  const name = snapshot?.settings().seo.name ?? "";
  const isDemo = isPlaceholderShop(snapshot?.documents.read("settings") ?? null);
  return { app, shop: servedShop({ name, source, env }), isDemo };
}

/** Throws StartFailed with the reason if the store cannot be opened or migrated. */
async function openMigrated(env: Env, now: number): Promise<Store> {
  let store: Store | null = null;
  try {
    if (env.databaseUrl !== null) requireDataFolder(env.dataDir);
    store = openStore({ ...env, onError: logError("database connection lost; it is opened again") });
    await migrate(store, now);
    return store;
  } catch (error) {
    await store?.close().catch(() => undefined);
    throw explained(error, env);
  }
}

/** Imports the shop into an empty store; returns where the shop came from. Throws as `openMigrated` does. */
async function filled(store: Store, env: Env, now: number): Promise<ShopSource> {
  try {
    const source = await importAtFirstStart(store, env, now);
    await scheduleRenditions(store, env.dataDir, now);
    return source;
  } catch (error) {
    // Errors of the store and of its folder have a code; others are thrown unchanged.
    throw error instanceof Error && "code" in error ? explained(error, env) : error;
  }
}

function explained(error: unknown, env: Env): unknown {
  const fault = storeFault(error, env);
  return fault === null ? error : new StartFailed(`Cannot start: ${fault}`);
}

/** Detects changes by other processes: at once on a signal, else on the timer. */
async function followSignals(app: FastifyInstance, signals: Signals): Promise<void> {
  const { shopWatch: watch } = app.services;
  watch.startTimer(lookEveryMs);
  signals.listen({
    onSignal: (signal) => {
      if (signal.kind === "shop-changed") void watch.look();
    },
    onGap: () => void watch.look(),
  });
  await signals.start();
  app.addHook("onClose", async () => {
    watch.stop();
    await signals.close();
  });
}

/** The source of the served shop: SHOP_DIR, imported now, or the store. */
async function importAtFirstStart(store: Store, env: Env, now: number): Promise<ShopSource> {
  if ((await findRevision(store.db)) !== null) return "store";
  const outcome = await importShop({ store, folder: env.shopDir, dataDir: env.dataDir, now, onlyIfEmpty: true });
  if (outcome.kind === "imported")
    for (const line of outcome.oversized) logError("picture too large to resize; the original is served")(line);
  if (outcome.kind !== "faulty") return "folder";
  throw new StartFailed(`Cannot start: the shop folder ${env.shopDir} has faults\n${reportFindings(outcome.findings)}`);
}

async function listen(app: FastifyInstance, env: Env): Promise<void> {
  try {
    await app.listen({ port: env.port, host: env.host });
  } catch (error) {
    await app.close();
    const fault = listenFault(error, env);
    throw fault === null ? error : new StartFailed(`Cannot start: ${fault}`);
  }
}
