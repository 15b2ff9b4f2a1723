import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { lockStore } from "../../database/migrating/migrate.ts";
import type { Store } from "../../database/store.ts";
import { transaction } from "../../database/transaction.ts";
import type { JobHandler } from "../../jobs/job-runner.ts";
import { readStored } from "../stored/stored-shop.ts";
import { mediaHome } from "./files.ts";
import { servedMedia } from "./served-media.ts";
import { ledgerName, madeOf, readLedger } from "./stage-media.ts";

/** Kind of the job that deletes the imported pictures that the shop no longer shows. */
export const sweepMediaJob = "sweep-media";

/** Under the store's lock, because an import moves pictures into place under it. */
export function sweepMediaHandler(store: Store, dataDir: string): JobHandler {
  return () =>
    transaction(store.db, async (tx) => {
      await lockStore(store, tx);
      const home = mediaHome(dataDir);
      const ledger = await readLedger(home);
      const shop = await readStored(tx, new Map());
      const shown = new Set([...shop.values()].flatMap(({ content }) => servedMedia(content ?? null)));
      const kept = Object.entries(ledger).filter(([relative]) => shown.has(relative));
      for (const [relative, entry] of Object.entries(ledger)) {
        if (shown.has(relative)) continue;
        // A picture that merely has such a name remains.
        const names = [relative, ...madeOf(relative, entry)].filter((name) => !shown.has(name));
        for (const name of names) await rm(join(home, name), { force: true });
      }
      await writeFile(join(home, ledgerName), JSON.stringify(Object.fromEntries(kept)));
    });
}
