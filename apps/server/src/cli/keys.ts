import { systemClock } from "../clock.ts";
import { migrate } from "../database/migrate.ts";
import { openStore, type Store } from "../database/store.ts";
import { EnvError, readEnv } from "../env.ts";
import {
  createIntegrationKeys,
  listIntegrations,
  revokeIntegration,
} from "../modules/integrations/integration-keys.ts";

const usage = `Keys that open the WooCommerce paths to an integration.

  npm run keys -- create <name>   prints a new key and its secret as JSON, once
  npm run keys -- list            names and when each was made
  npm run keys -- revoke <name>   takes the keys of that name away`;

async function main([command, name = ""]: readonly string[]): Promise<number> {
  const run = name.trim() === "" && command !== "list" ? undefined : commands[command ?? ""];
  if (run === undefined) {
    console.error(usage);
    return 2;
  }
  const env = readEnv();
  const store = openStore({ ...env, onError: (error) => console.error(error.message) });
  try {
    await migrate(store, systemClock.now());
    return await run(store, name.trim());
  } finally {
    await store.close();
  }
}

const commands: Readonly<Record<string, (store: Store, name: string) => Promise<number>>> = {
  async create(store, name) {
    console.log(JSON.stringify(await createIntegrationKeys(store.db, name, systemClock.now())));
    return 0;
  },
  async list(store) {
    for (const row of await listIntegrations(store.db)) {
      console.log(`${new Date(row.created_at).toISOString()}  ${row.name}`);
    }
    return 0;
  },
  async revoke(store, name) {
    const count = await revokeIntegration(store.db, name);
    console.error(count === 0 ? `No keys named "${name}".` : `Keys named "${name}" open nothing any more.`);
    return count === 0 ? 1 : 0;
  },
};

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof EnvError ? error.message : error);
  process.exitCode = 1;
}
