import { loadsScripts } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import { type AppDeps, buildApp } from "../app.ts";
import type { Env } from "../config/env.ts";
import { createPruner } from "../jobs/pruning/pruner.ts";
import { createLongWorkProcess } from "../long-work/long-work-process.ts";
import { configuredFinder } from "../ports/geocoder/configured-finder.ts";
import { codeProviders, textProviders } from "../ports/messenger/code-providers.ts";
import { configuredGateways } from "../ports/payment/configured-gateways.ts";
import { isPlaceholderShop } from "../shop/new/placeholder-shop.ts";
import { createShopData, type ShopData } from "../shop/shop-data.ts";
import { postgresSignals } from "../signals/postgres-signals.ts";
import { noSignals, type Signals } from "../signals/signals.ts";
import { filled, openedUploads, openMigrated } from "./filled-store.ts";
import { logError } from "./log-error.ts";
import { servedShop } from "./served-shop.ts";

/** Interval of the check for imports by other processes, without requests. */
const lookEveryMs = 1_000;

/** Dependencies of the app with either backend. */
export type CommonDeps = Pick<
  AppDeps,
  "clock" | "buildDir" | "officeDir" | "watchOffice" | "pageType" | "storefront" | "isStopping"
> & {
  readonly env: Env;
};

/** A built app that does not listen yet; see RunningServer. */
export interface Served {
  readonly app: FastifyInstance;
  readonly shop: string;
  readonly isDemo: boolean;
  /** Whether the shop's pages load scripts that its settings name. */
  readonly hasOutsideScripts: boolean;
}

/** Migrates the store, imports the shop into an empty one, and starts its jobs. */
export async function embeddedApp(common: CommonDeps): Promise<Served> {
  const { env, clock } = common;
  const store = await openMigrated(env, clock.now());
  const uploads = await openedUploads(env);
  const source = await filled(store, uploads, env, clock.now());
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
    uploads,
    longWork: apart.work,
    readTable: null,
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
  const { jobs, pictures, notices, boardWatch, branchOverrides } = app.services;
  const runners = [jobs, pictures, notices, boardWatch, branchOverrides, pruner];
  for (const runner of runners) runner.start();
  app.addHook("onClose", async () => {
    await Promise.all(runners.map((runner) => runner.stop()));
    uploads.close();
    await store.close();
  });
  // Before the runners stop: a job whose work is ended returns at once, and resumes after the next start.
  app.addHook("onClose", async () => apart.close());
  // The hook added last runs first, so the watch stops before the store closes.
  await followSignals(app, signals);
  const snapshot = shopData.latest();
  const name = snapshot?.settings().seo.name ?? "";
  return { app, shop: servedShop({ name, source, env }), ...factsOf(snapshot) };
}

function factsOf(snapshot: ReturnType<ShopData["latest"]>): Pick<Served, "isDemo" | "hasOutsideScripts"> {
  return {
    isDemo: isPlaceholderShop(snapshot?.documents.read("settings") ?? null),
    hasOutsideScripts: snapshot !== null && loadsScripts(snapshot.settings().outside),
  };
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
