import { lockStore } from "../../database/migrating/migrate.ts";
import type { Store } from "../../database/store.ts";
import type { Tx } from "../../database/tables.ts";
import { transaction } from "../../database/transaction.ts";

/** The last work of each store in this process. */
const last = new WeakMap<Store, Promise<unknown>>();

/**
 * Runs work on the shop's media under the store's lock, which an import holds while it moves pictures into place. Works
 * of one process wait here and not for the lock, because a slow bucket must not take all connections to the database.
 */
export function withMediaLock<Result>(store: Store, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const run = () =>
    transaction(store.db, async (tx) => {
      await lockStore(store, tx);
      return work(tx);
    });
  const running = (last.get(store) ?? Promise.resolve()).then(run);
  last.set(
    store,
    running.catch(() => undefined),
  );
  return running;
}
