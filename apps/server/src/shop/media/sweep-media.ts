import type { Store } from "../../database/store.ts";
import type { JobHandler } from "../../jobs/job-runner.ts";
import type { Uploads } from "../../ports/uploads/uploads.ts";
import { readStored } from "../stored/stored-shop.ts";
import { mediaName } from "./files.ts";
import { withMediaLock } from "./media-lock.ts";
import { servedMedia } from "./served-media.ts";
import { madeOf, readLedger, writeLedger } from "./stage-media.ts";

/** Kind of the job that deletes the imported pictures that the shop no longer shows. */
export const sweepMediaJob = "sweep-media";

/** Under the store's lock, because an import moves pictures into place under it. */
export function sweepMediaHandler(store: Store, uploads: Uploads): JobHandler {
  return () =>
    withMediaLock(store, async (tx) => {
      const ledger = await readLedger(uploads);
      const shop = await readStored(tx, new Map());
      const shown = new Set([...shop.values()].flatMap(({ content }) => servedMedia(content ?? null)));
      const kept = Object.entries(ledger).filter(([relative]) => shown.has(relative));
      for (const [relative, entry] of Object.entries(ledger)) {
        if (shown.has(relative)) continue;
        // A picture that merely has such a name remains.
        const names = [relative, ...madeOf(relative, entry)].filter((name) => !shown.has(name));
        for (const name of names) await uploads.delete(mediaName(name));
      }
      await writeLedger(uploads, Object.fromEntries(kept));
    });
}
