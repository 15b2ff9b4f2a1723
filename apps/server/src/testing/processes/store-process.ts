import { once } from "node:events";
import { migrate } from "../../database/migrating/migrate.ts";
import { openStore, type Store } from "../../database/store.ts";
import { transaction } from "../../database/transaction.ts";

// A separate process on the store named by its argument; it acts as soon as its input ends.
const { action, place } = JSON.parse(process.argv[2] ?? "{}");
const store = openStore({
  ...place,
  onError: (error: Error) => {
    throw error;
  },
});

const actions: Readonly<Record<string, (store: Store) => Promise<unknown>>> = {
  migrate: (given) => migrate(given, 0),
  "take-twenty": async (given) => {
    let taken = 0;
    for (let buyer = 0; buyer < 20; buyer += 1) taken += await takeOne(given);
    return taken;
  },
};

/** Reads first and writes later, where a careless lock fails. */
function takeOne(given: Store): Promise<number> {
  return transaction(given.db, async (tx) => {
    await tx.selectFrom("stock").select("quantity").executeTakeFirstOrThrow();
    const result = await tx
      .updateTable("stock")
      .set((eb) => ({ quantity: eb("quantity", "-", 1) }))
      .where("quantity", ">=", 1)
      .executeTakeFirst();
    return Number(result.numUpdatedRows);
  });
}

process.stdin.resume();
await once(process.stdin, "end");
process.stdout.write(JSON.stringify(await actions[action]?.(store)));
await store.close();
