import type { StorePlace } from "../../apps/server/src/testing/stores/engines.ts";

/** The variables that point a program to a place. */
export function storeEnvironment({ databaseUrl, dataDir, schema }: StorePlace): Readonly<Record<string, string>> {
  if (databaseUrl === null) return { DATA_DIR: dataDir };
  const url = new URL(databaseUrl);
  if (schema !== undefined) url.searchParams.set("options", `-c search_path=${schema}`);
  return { DATA_DIR: dataDir, DATABASE_URL: url.href };
}
