import { openStore } from "../../apps/server/src/database/store.ts";
import { startCluster } from "../../scripts/postgres/cluster.ts";
import { requirePostgres } from "../../scripts/setup/system.mjs";

/** A PostgreSQL server for this run, with schemas for shops on demand. */
export interface Databases {
  /** Address of a new, empty schema. */
  create(): Promise<string>;
  stop(): Promise<void>;
}

/** Starts PostgreSQL with its default settings, so a commit is flushed before it is answered. */
export async function startDatabases(workspace: string): Promise<Databases> {
  const cluster = await startCluster(await requirePostgres(), { durable: true });
  let count = 0;
  return {
    async create() {
      count += 1;
      const schema = `bench_${count}`;
      const store = openStore({ databaseUrl: cluster.url, dataDir: workspace, onError: () => undefined });
      await store.db.schema.createSchema(schema).execute();
      await store.close();
      const url = new URL(cluster.url);
      url.searchParams.set("options", `-c search_path=${schema}`);
      return url.href;
    },
    stop: () => cluster.stop(),
  };
}
