import type { Store } from "../../../database/store.ts";
import type { Db } from "../../../database/tables.ts";
import type { JobHandler } from "../../../jobs/job-runner.ts";
import { scheduleJob } from "../../../jobs/job-store.ts";
import type { UploadedFile, Uploads } from "../../../ports/uploads/uploads.ts";
import { mediaName } from "../files.ts";
import { withMediaLock } from "../media-lock.ts";
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
export function sweepUploadsHandler(store: Store, uploads: Uploads, now: () => number): JobHandler {
  return async () => {
    if (oldUploads(await filesIn(uploads), now() - keptMs).length > 0) {
      const early = await historyMedia(store.db, 0);
      await withMediaLock(store, async (tx) => {
        const late = await historyMedia(tx, early.last);
        const parts = [early.media, late.media, await draftMedia(tx), await publishedMedia(tx)];
        const named = new Set(parts.flatMap((part) => [...part]));
        // Read again: a picture that was sent meanwhile is new.
        const files = await filesIn(uploads);
        const old = oldUploads(files, now() - keptMs).filter((name) => !named.has(`${uploadFolder}/${name}`));
        // Includes files that jobs made from them.
        const stems = new Set(old.map((name) => original.exec(name)?.[1]));
        for (const { name } of files)
          if (stems.has(/^([0-9a-f]{32})[.-]/.exec(name)?.[1])) await uploads.delete(uploadsFolder + name);
      });
    }
    if ((await filesIn(uploads)).length > 0) await scheduleUploadSweep(store.db, now());
  };
}

const uploadsFolder = mediaName(`${uploadFolder}/`);

/** Names within the folder. */
async function filesIn(uploads: Uploads): Promise<readonly UploadedFile[]> {
  const files = await uploads.list(uploadsFolder);
  return files.map((file) => ({ ...file, name: file.name.slice(uploadsFolder.length) }));
}

function oldUploads(files: readonly UploadedFile[], before: number): readonly string[] {
  return files.filter(({ name, modified }) => original.test(name) && modified < before).map(({ name }) => name);
}
