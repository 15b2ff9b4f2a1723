import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migrate } from "../../database/migrating/migrate.ts";
import { openStore } from "../../database/store.ts";
import { addressOf, runOnce } from "./run-once.ts";

/**
 * Migrates one store of each engine for a whole run. A copy costs a test a quarter of the processor time of its own
 * migration. Runs after the set-up that starts PostgreSQL. At the end it also removes the templates that the tests made
 * of this one: they are beside its folder, and their databases' names begin with its name.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const databaseUrl = process.env["TEST_DATABASE_URL"] ?? "";
  const templates = await mkdtemp(join(tmpdir(), "skatert-templates-"));
  const dataDir = join(templates, "migrated");
  await mkdir(dataDir);
  const database = `template_${randomUUID().replaceAll("-", "")}`;
  await runOnce(databaseUrl, `create database ${database}`);
  for (const address of [null, addressOf(databaseUrl, database)]) {
    const store = openStore({ databaseUrl: address, dataDir, onError: () => undefined });
    await migrate(store, 0);
    await store.close();
  }
  project.provide("template", { dataDir, database });
  return async () => {
    await rm(templates, { recursive: true, force: true });
    const made = await runOnce(databaseUrl, `select datname from pg_database where datname like '${database}%'`);
    for (const { datname } of made) await runOnce(databaseUrl, `drop database ${datname} with (force)`);
  };
}
