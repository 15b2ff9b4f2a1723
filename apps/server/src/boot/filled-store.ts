import type { Env } from "../config/env.ts";
import { requireDataFolder } from "../database/data-folder.ts";
import { migrate } from "../database/migrating/migrate.ts";
import { openStore, type Store } from "../database/store.ts";
import { openUploads } from "../ports/uploads/open-uploads.ts";
import { type Uploads, UploadsAway } from "../ports/uploads/uploads.ts";
import { reportFindings } from "../shop/folder/check/report-findings.ts";
import { importShop } from "../shop/import-shop.ts";
import { scheduleRenditions } from "../shop/media/renditions/rendition-jobs.ts";
import { findRevision } from "../shop/revisions/repository.ts";
import { logError } from "./log-error.ts";
import type { ShopSource } from "./served-shop.ts";
import { StartFailed } from "./start-arguments.ts";
import { storeFault } from "./start-fault.ts";

/** Throws StartFailed with the reason if the store cannot be opened or migrated. */
export async function openMigrated(env: Env, now: number): Promise<Store> {
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
export async function filled(store: Store, uploads: Uploads, env: Env, now: number): Promise<ShopSource> {
  try {
    const source = await importAtFirstStart(store, uploads, env, now);
    // The next start schedules them, if the bucket is away now.
    await scheduleRenditions(store, uploads, now).catch(unlessAway);
    return source;
  } catch (error) {
    if (error instanceof UploadsAway) throw new StartFailed(`Cannot start: ${error.reason}`);
    // Errors of the store and of its folder have a code; others are thrown unchanged.
    throw error instanceof Error && "code" in error ? explained(error, env) : error;
  }
}

/**
 * The uploads of the settings. A bucket whose settings are wrong throws StartFailed; one that is away is logged, because
 * the shop sells without pictures too.
 */
export async function openedUploads(env: Env): Promise<Uploads> {
  try {
    return await openUploads(env, { onFailure: logError("the store of the pictures failed; pages miss pictures") });
  } catch (error) {
    if (error instanceof UploadsAway) throw new StartFailed(`Cannot start: ${error.reason}`);
    throw error instanceof Error && "code" in error ? explained(error, env) : error;
  }
}

function unlessAway(error: unknown): void {
  if (!(error instanceof UploadsAway)) throw error;
}

function explained(error: unknown, env: Env): unknown {
  const fault = storeFault(error, env);
  return fault === null ? error : new StartFailed(`Cannot start: ${fault}`);
}

/** The source of the served shop: SHOP_DIR, imported now, or the store. */
async function importAtFirstStart(store: Store, uploads: Uploads, env: Env, now: number): Promise<ShopSource> {
  if ((await findRevision(store.db)) !== null) return "store";
  const outcome = await importShop({ store, folder: env.shopDir, uploads, now, onlyIfEmpty: true });
  if (outcome.kind === "imported")
    for (const line of outcome.oversized) logError("picture too large to resize; the original is served")(line);
  if (outcome.kind !== "faulty") return "folder";
  throw new StartFailed(`Cannot start: the shop folder ${env.shopDir} has faults\n${reportFindings(outcome.findings)}`);
}
