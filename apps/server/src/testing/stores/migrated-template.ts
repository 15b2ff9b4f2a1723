import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migrate } from "../../database/migrating/migrate.ts";
import { openStore } from "../../database/store.ts";
import { addressOf, runOnce } from "./run-once.ts";

/**
 * Migrates one store of each engine for a whole run. A copy costs a test a quarter of the processor time of its own
 * migration. Runs after the set-up that starts PostgreSQL.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const databaseUrl = process.env["TEST_DATABASE_URL"] ?? "";
  const dataDir = await mkdtemp(join(tmpdir(), "skatert-template-"));
  const database = `template_${randomUUID().replaceAll("-", "")}`;
  await runOnce(databaseUrl, `create database ${database}`);
  for (const address of [null, addressOf(databaseUrl, database)]) {
    const store = openStore({ databaseUrl: address, dataDir, onError: () => undefined });
    await migrate(store, 0);
    await store.close();
  }
  project.provide("template", { dataDir, database });
  return async () => {
    await rm(dataDir, { recursive: true, force: true });
    await runOnce(databaseUrl, `drop database ${database} with (force)`);
  };
}
