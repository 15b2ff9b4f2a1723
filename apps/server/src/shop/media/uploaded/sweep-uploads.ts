import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { lockStore } from "../../../database/migrating/migrate.ts";
import type { Store } from "../../../database/store.ts";
import type { Db } from "../../../database/tables.ts";
import { transaction } from "../../../database/transaction.ts";
import type { JobHandler } from "../../../jobs/job-runner.ts";
import { scheduleJob } from "../../../jobs/job-store.ts";
import { mediaHome } from "../files.ts";
import { draftMedia, historyMedia, publishedMedia } from "./named-media.ts";

/** Folder of the pictures that staff uploaded, below the shop's media. */
export const uploadFolder = "uploaded";
/** Kind of the job that deletes unreferenced uploads. */
export const sweepUploadsJob = "sweep-uploads";

const day = 86_400_000;
/** A form may be open for long before it is saved. */
const keptMs = 30 * day;
const week = 7 * day;
/** "<hash>.jpg" and the sizes and link pictures beside it: "<hash>-320.webp". */
const original = /^([0-9a-f]{32})\.(?:jpg|png|webp|avif)$/;

/** The sweep that follows an upload of now; all uploads of a week share one. */
export async function scheduleUploadSweep(db: Db, now: number): Promise<void> {
  const runAt = Math.ceil((now + keptMs) / week) * week;
  await scheduleJob(db, { id: `${sweepUploadsJob}:${runAt}`, kind: sweepUploadsJob, payload: {}, runAt });
}

/**
 * Deletes uploads of more than 30 days that neither the shop, its archive, a draft nor the history refers to. The
 * history is long, so it is read before the store is locked, and only its end under the lock.
 */
export function sweepUploadsHandler(store: Store, dataDir: string, now: () => number): JobHandler {
  const folder = join(mediaHome(dataDir), uploadFolder);
  return async () => {
    if ((await oldUploads(folder, now() - keptMs)).length > 0) {
      const early = await historyMedia(store.db, 0);
      await transaction(store.db, async (tx) => {
        await lockStore(store, tx);
        const late = await historyMedia(tx, early.last);
        const parts = [early.media, late.media, await draftMedia(tx), await publishedMedia(tx)];
        const named = new Set(parts.flatMap((part) => [...part]));
        const old = await oldUploads(folder, now() - keptMs);
        await remove(
          folder,
          old.filter((name) => !named.has(`${uploadFolder}/${name}`)),
        );
      });
    }
    if ((await filesIn(folder)).length > 0) await scheduleUploadSweep(store.db, now());
  };
}

async function oldUploads(folder: string, before: number): Promise<readonly string[]> {
  const old: string[] = [];
  for (const name of await filesIn(folder)) {
    if (original.test(name) && (await stat(join(folder, name))).mtimeMs < before) old.push(name);
  }
  return old;
}

/** Includes files that jobs made from them. */
async function remove(folder: string, names: readonly string[]): Promise<void> {
  const stems = new Set(names.map((name) => original.exec(name)?.[1]));
  for (const file of await filesIn(folder)) {
    if (stems.has(/^([0-9a-f]{32})[.-]/.exec(file)?.[1])) await rm(join(folder, file), { force: true });
  }
}

async function filesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
}
