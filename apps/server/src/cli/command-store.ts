import { existsSync } from "node:fs";
import { lchown, lstat, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { storeName } from "../boot/served-shop.ts";
import { storeFault } from "../boot/start-fault.ts";
import { type Env, readEnv } from "../config/env.ts";
import { migrate } from "../database/migrating/migrate.ts";
import { openStore, type Store } from "../database/store.ts";
import { systemClock } from "../ports/clock.ts";
import { openUploads } from "../ports/uploads/open-uploads.ts";
import { type Uploads, UploadsAway } from "../ports/uploads/uploads.ts";

/** A command error that the operator can fix; the message is one line. */
export class CommandFault extends Error {}

export interface StoreNeed {
  /** Whether the command may create the store, because it fills it. */
  readonly mayBeNew: boolean;
  /** Whether the store is migrated first. */
  readonly migrated: boolean;
}

/**
 * Opens the configured store for a command, prints its name on standard error, and closes it afterwards. A command that
 * does not fill a store never creates one: with wrong settings it would work on an empty store beside the shop's.
 * Throws CommandFault for a store that is missing or cannot be opened.
 */
export async function withStore(need: StoreNeed, work: (store: Store, env: Env) => Promise<number>): Promise<number> {
  const env = readEnv();
  const isNew = env.databaseUrl === null && !existsSync(join(env.dataDir, "skatert.sqlite"));
  process.stderr.write(
    `Store: ${storeName(env)}${isNew ? ", which is new" : ""} (settings of ${env.settingsFrom ?? "the environment"})\n`,
  );
  if (isNew && !need.mayBeNew) throw noStore(env);
  let store: Store | null = null;
  try {
    store = await opened(env, need);
    return await work(store, env);
  } catch (error) {
    throw explained(error, env, "use");
  } finally {
    await store?.close();
    await giveToOwner(env.dataDir);
  }
}

/** Like `withStore`, with the shop's pictures and films. Throws CommandFault if their bucket cannot be used. */
export function withUploads(
  need: StoreNeed,
  work: (store: Store, uploads: Uploads, env: Env) => Promise<number>,
): Promise<number> {
  return withStore(need, async (store, env) => {
    let uploads: Uploads | null = null;
    try {
      uploads = await openUploads(env, { onFailure: () => undefined });
      return await work(store, uploads, env);
    } catch (error) {
      throw error instanceof UploadsAway ? new CommandFault(`Cannot use the pictures: ${error.reason}`) : error;
    } finally {
      uploads?.close();
    }
  });
}

function noStore(env: Env): CommandFault {
  return new CommandFault(
    `There is no shop in ${storeName(env)}. Start the shop once, or name its settings: SKATERT_ENV=/etc/skatert.env`,
  );
}

async function opened(env: Env, { mayBeNew, migrated }: StoreNeed): Promise<Store> {
  let store: Store | null = null;
  try {
    store = openStore({ ...env, onError: (error) => console.error(error.message) });
    // Also for a store that may be new, because only a statement connects to PostgreSQL.
    if (!(await isFilled(store)) && !mayBeNew) throw noStore(env);
    if (migrated) await migrate(store, systemClock.now());
    return store;
  } catch (error) {
    await store?.close();
    throw explained(error, env, "open");
  }
}

/**
 * An error of the store or of its folder as one line; any other error unchanged. Errors of the store's drivers have a
 * code.
 */
function explained(error: unknown, env: Env, effort: "open" | "use"): unknown {
  const isOther = error instanceof CommandFault || (effort === "use" && !(error instanceof Error && "code" in error));
  const fault = isOther ? null : storeFault(error, env);
  return fault === null ? error : new CommandFault(`Cannot ${effort} the store: ${fault}`);
}

/** Whether a server or a restore has created the store's tables. */
async function isFilled({ db }: Store): Promise<boolean> {
  try {
    await sql`select name from schema_migrations limit 1`.execute(db);
    return true;
  } catch (error) {
    if (isMissingTable(error)) return false;
    throw error;
  }
}

function isMissingTable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === "42P01") || /no such table/.test(error.message);
}

/**
 * Files that root has created in another user's folder get that user as owner, because the running server must replace
 * them. SQLite does so for its own files.
 */
async function giveToOwner(dataDir: string): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync(dataDir)) return;
  const { uid, gid } = await stat(dataDir);
  if (uid === 0) return;
  for (const entry of await readdir(dataDir, { recursive: true })) {
    const path = join(dataDir, entry);
    const isRoots = await lstat(path).then((found) => found.uid === 0, ignoreMissing);
    if (isRoots === true) await lchown(path, uid, gid).catch(ignoreMissing);
  }
}

/** The running server deletes its own files meanwhile. */
function ignoreMissing(error: unknown): void {
  if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
}
