import { randomUUID } from "node:crypto";
import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { type Engine, openStore } from "../apps/server/src/database/store.ts";
import type { StorePlace } from "../apps/server/src/testing/stores/engines.ts";
import { startCluster } from "../scripts/postgres/cluster.ts";
import { requirePostgres } from "../scripts/setup/system.mjs";
import type { TortureEngine } from "./family.ts";

/** The chosen engines, and a function that stops what was started for them. */
export interface Engines {
  readonly engines: readonly TortureEngine[];
  stop(): Promise<void>;
}

/** SQLite in files below `workspace`; PostgreSQL in its own server, one schema per place. */
export async function startEngines(names: readonly Engine[], workspace: string): Promise<Engines> {
  const cluster = names.includes("postgres") ? await startCluster(await requirePostgres()) : null;
  const engines = names.map((name) => ({
    name,
    async place() {
      const dataDir = await mkdtemp(join(workspace, "data-"));
      return name === "postgres" && cluster !== null ? newSchema(cluster.url, dataDir) : sqlitePlace(dataDir);
    },
  }));
  return { engines, stop: async () => void (await cluster?.stop()) };
}

/** A place in a folder, which may already exist. */
export function sqlitePlace(dataDir: string): StorePlace {
  return placeAt({ databaseUrl: null, dataDir });
}

async function newSchema(databaseUrl: string, dataDir: string): Promise<StorePlace> {
  const schema = `torture_${randomUUID().replaceAll("-", "")}`;
  const store = openStore({ databaseUrl, dataDir, onError: () => undefined });
  await store.db.schema.createSchema(schema).execute();
  await store.close();
  return placeAt({ databaseUrl, dataDir, schema });
}

function placeAt(at: Omit<StorePlace, "open">): StorePlace {
  return { ...at, open: () => openStore({ ...at, onError: () => undefined }) };
}
