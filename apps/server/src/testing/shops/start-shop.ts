import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { type AppDeps, buildApp } from "../../app.ts";
import { type Env, readEnv } from "../../config/env.ts";
import type { Store } from "../../database/store.ts";
import { longWork } from "../../long-work/long-work.ts";
import { readTable } from "../../modules/imports/table/read-table.ts";
import type { Storefront } from "../../pages/storefront.ts";
import type { Clock } from "../../ports/clock.ts";
import type { AddressFinder } from "../../ports/geocoder/address-finder.ts";
import type { CodeChannel } from "../../ports/messenger/code-channel.ts";
import type { PaymentGateways } from "../../ports/payment/payment-gateway.ts";
import type { Uploads } from "../../ports/uploads/uploads.ts";
import { faultLine } from "../../shop/folder/fault.ts";
import { importShop } from "../../shop/import-shop.ts";
import { createShopData, type ShopData } from "../../shop/shop-data.ts";
import { noSignals } from "../../signals/signals.ts";
import type { TestEngine } from "../stores/engines.ts";
import { shopTemplate } from "../stores/shop-template.ts";
import { folderOfUploads } from "../stores/uploads.ts";
import { noOrderLimits } from "./no-order-limits.ts";
import { type ShopFiles, smallShop, writeShop } from "./small-shop.ts";

/** A clock that changes only when it is set. */
export interface MovableClock extends Clock {
  /** Sets an instant: milliseconds, or ISO text. */
  set(instant: number | string): void;
  advance(milliseconds: number): void;
}

export interface RunningShop {
  readonly app: FastifyInstance;
  readonly clock: MovableClock;
  readonly store: Store;
  readonly shopData: ShopData;
  readonly dataDir: string;
  readonly uploads: Uploads;
  /** Imports another state of the shop, as the command would, and serves it at once. */
  reimport(files: ShopFiles): Promise<void>;
  close(): Promise<void>;
}

export interface ShopOptions {
  readonly engine: TestEngine;
  /** The clock's first instant; Wednesday noon in Moscow by default. */
  readonly now?: number | string;
  /** The small shop by default; null: a store without a shop. */
  readonly files?: ShopFiles | null;
  /** A shop folder on disk in place of `files`, e.g. the demo. */
  readonly folder?: string;
  readonly storefront?: Storefront;
  /** Folder of an office's build; none by default. */
  readonly officeDir?: string;
  readonly watchOffice?: boolean;
  /** Online payment methods; none by default. */
  readonly gateways?: PaymentGateways;
  /** Whether practice payments are allowed. Default: by the address. */
  readonly practice?: boolean;
  /** Providers of one-time codes; the outbox file by default. */
  readonly codeProviders?: readonly CodeChannel[];
  /** Provider of address search; the shop's own list by default. */
  readonly addressFinder?: AddressFinder;
  /** Maximum codes of the whole shop in an hour. */
  readonly codesPerHour?: number;
  /** The uploads of a machine, by its data folder; the folder's own by default. */
  readonly uploads?: (dataDir: string) => Uploads;
  /** An existing store, as after a restart; nothing is imported. */
  readonly store?: Store;
  /** Nothing is logged by default. */
  readonly logLevel?: Env["logLevel"];
  /** The server's own endpoint by default. */
  readonly realtime?: Env["realtime"];
  readonly publicUrl?: URL;
  readonly officeUrl?: URL;
  readonly hstsSubdomains?: boolean;
  readonly trustProxy?: readonly string[];
  /** Calling codes whose numbers may sign in. */
  readonly countryCodes?: readonly string[];
  /** Token of the bot whose mini app may sign people in; none by default. */
  readonly botToken?: string;
  /** Origins of push services in addition to the known ones. */
  readonly pushServices?: readonly string[];
  /** Channels of the restaurant's notices; none by default. */
  readonly notices?: Partial<Env["notices"]>;
  /** Numbers that are called when nobody answers an order; none by default. */
  readonly alertPhones?: readonly string[];
  /** Limits for one address. Default: no limit of requests and orders. */
  readonly limits?: Partial<Env["limits"]>;
}

const wednesdayNoon = "2026-03-04T12:00:00+03:00";

/** A whole app on its own store with a shop; no port, requests go through `app.inject`. */
export async function startShop(options: ShopOptions): Promise<RunningShop> {
  const clock = movableClock(options.now ?? wednesdayNoon);
  const dataDir = await mkdtemp(join(tmpdir(), "skatert-data-"));
  const uploads = options.uploads?.(dataDir) ?? folderOfUploads(dataDir);
  const store = options.store ?? (await newStore(options, dataDir, uploads, clock.now()));
  const shopData = createShopData({
    db: store.db,
    ticks: alwaysLooking(),
    onFailure: () => undefined,
    onDropped: () => undefined,
  });
  await shopData.refresh();
  const app = await buildApp({
    env: envOf(options, dataDir),
    uploads,
    clock,
    store,
    shopData,
    longWork: longWork(store),
    readTable,
    storefront: options.storefront ?? null,
    buildDir: join(dataDir, "build"),
    officeDir: options.officeDir ?? join(dataDir, "office"),
    watchOffice: options.watchOffice ?? false,
    pageType: null,
    gateways: options.gateways ?? {},
    codeProviders: options.codeProviders ?? [],
    textProviders: [],
    addressFinder: options.addressFinder ?? null,
    signals: noSignals,
    isStopping: () => false,
  });
  await app.ready();
  return {
    app,
    clock,
    store,
    shopData,
    dataDir,
    uploads,
    async reimport(files) {
      await importFiles(store, uploads, clock.now(), files);
      await shopData.refresh();
    },
    async close() {
      await app.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function envOf(options: ShopOptions, dataDir: string): AppDeps["env"] {
  return {
    dataDir,
    publicUrl: options.publicUrl ?? null,
    officeUrl: options.officeUrl ?? null,
    hstsSubdomains: options.hstsSubdomains ?? false,
    trustProxy: options.trustProxy ?? [],
    logLevel: options.logLevel ?? "silent",
    production: false,
    payments: { ...readEnv({}).payments, practice: options.practice ?? null },
    realtime: options.realtime ?? { hosted: null },
    push: { subject: null, services: options.pushServices ?? [] },
    notices: { ...readEnv({}).notices, ...options.notices },
    alerts: { phones: options.alertPhones ?? [] },
    limits: { ...readEnv({}).limits, requestsPerMinute: 0, orders: noOrderLimits, ...options.limits },
    login: {
      ...readEnv({}).login,
      botToken: options.botToken ?? null,
      ...(options.codesPerHour === undefined ? {} : { codesPerHour: options.codesPerHour }),
      ...(options.countryCodes === undefined ? {} : { countryCodes: options.countryCodes }),
    },
  };
}

async function newStore(
  { engine, folder, files = smallShop }: ShopOptions,
  dataDir: string,
  uploads: Uploads,
  now: number,
): Promise<Store> {
  const isTemplate = folder === undefined && files !== null && uploads.place.startsWith(dataDir);
  if (isTemplate) return storeWithShop(engine, files, dataDir, now);
  const store = await engine.store();
  if (folder !== undefined) await importFolder(store, uploads, now, folder);
  else if (files !== null) await importFiles(store, uploads, now, files);
  return store;
}

/** Many tests of a worker start with the same shop; copying a store with it is quicker than an import. */
async function storeWithShop(engine: TestEngine, files: ShopFiles, dataDir: string, now: number): Promise<Store> {
  const key = JSON.stringify([engine.name, now, files]);
  const template = await shopTemplate(engine.name, key, (store, folder) =>
    importFiles(store, folderOfUploads(folder), now, files),
  );
  const store = await engine.store(template?.store);
  if (template === null) await importFiles(store, folderOfUploads(dataDir), now, files);
  else await cp(template.shopDataDir, dataDir, { recursive: true });
  return store;
}

async function importFiles(store: Store, uploads: Uploads, now: number, files: ShopFiles): Promise<void> {
  const folder = await writeShop(files);
  try {
    await importFolder(store, uploads, now, folder.path);
  } finally {
    await folder.remove();
  }
}

async function importFolder(store: Store, uploads: Uploads, now: number, folder: string): Promise<void> {
  const outcome = await importShop({ store, folder, uploads, now });
  if (outcome.kind === "faulty") throw new Error(outcome.faults.map(faultLine).join("\n"));
}

/**
 * Every call checks the store, which is otherwise done once a second. A call inside a transaction of SQLite then waits
 * for its own connection, and hangs in the test instead of only under load.
 */
function alwaysLooking(): () => number {
  let ticks = 0;
  return () => {
    ticks += 10_000;
    return ticks;
  };
}

export function movableClock(start: number | string): MovableClock {
  let present = instantOf(start);
  return {
    now: () => present,
    set(instant) {
      present = instantOf(instant);
    },
    advance(milliseconds) {
      present += milliseconds;
    },
  };
}

function instantOf(instant: number | string): number {
  const time = typeof instant === "number" ? instant : Date.parse(instant);
  if (!Number.isFinite(time)) throw new Error(`no instant: ${instant}`);
  return time;
}
