import { randomUUID } from "node:crypto";
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { inject } from "vitest";
import { type Engine, openStore, type Store } from "../../database/store.ts";
import type { StoreTemplate } from "./engines.ts";
import { addressOf } from "./run-once.ts";
import { connectionsEnd, createTestDatabase, dropTestDatabase } from "./test-databases.ts";

/** A store with a shop, and the data folder with the shop's pictures. */
export interface ShopTemplate {
  readonly store: StoreTemplate;
  readonly shopDataDir: string;
  remove(): Promise<void>;
}

/** Imports the shop; its pictures go into `shopDataDir`. */
export type Fill = (store: Store, shopDataDir: string) => Promise<void>;

/** A template in PostgreSQL takes 10 MB of memory. */
const maxTemplates = 10;
/** A worker's templates by engine and shop, the last used one last. */
const templates = new Map<string, Promise<ShopTemplate>>();
const seen = new Set<string>();

/**
 * A template of the shop that `fill` imports, or null for the first request with a key, because a template takes longer
 * than the import of a shop that only one test needs.
 * @param key names engine and shop
 */
export async function shopTemplate(engine: Engine, key: string, fill: Fill): Promise<ShopTemplate | null> {
  if (!seen.has(key)) {
    seen.add(key);
    return null;
  }
  const template = templates.get(key) ?? makeTemplate(engine, fill);
  template.catch(() => templates.delete(key));
  templates.delete(key);
  templates.set(key, template);
  const [oldest] = templates;
  if (templates.size > maxTemplates && oldest !== undefined) {
    templates.delete(oldest[0]);
    await (await oldest[1]).remove();
  }
  return template;
}

async function makeTemplate(engine: Engine, fill: Fill): Promise<ShopTemplate> {
  const migrated = inject("template");
  const folder = await mkdtemp(join(dirname(migrated.dataDir), "shop-"));
  const [dataDir, shopDataDir] = [join(folder, "store"), join(folder, "shop")];
  await mkdir(shopDataDir);
  const database = `${migrated.database}_${randomUUID().slice(0, 8)}`;
  if (engine === "sqlite") await cp(migrated.dataDir, dataDir, { recursive: true });
  else await createTestDatabase(migrated.database, database);
  const databaseUrl = engine === "sqlite" ? null : addressOf(inject("databaseUrl"), database);
  const store = openStore({ databaseUrl, dataDir, onError: () => undefined });
  await fill(store, shopDataDir);
  await store.close();
  if (engine === "postgres") await connectionsEnd(database);
  return {
    store: { dataDir, database },
    shopDataDir,
    async remove() {
      await rm(folder, { recursive: true });
      if (engine === "postgres") await dropTestDatabase(database);
    },
  };
}
