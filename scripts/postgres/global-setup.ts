import type { TestProject } from "vitest/node";
import { requirePostgres } from "../setup/system.mjs";
import { startCluster } from "./cluster.ts";

declare module "vitest" {
  export interface ProvidedContext {
    databaseUrl: string;
  }
}

/** The run's cluster. It stops with the last project that uses it, because they end in any order. */
interface SharedCluster {
  readonly cluster: ReturnType<typeof startCluster>;
  users: number;
}

/** A global symbol, because each project loads its own copy of this module. */
const key = Symbol.for("skatert.tests.postgres");
const shared: typeof globalThis & { [key]?: SharedCluster } = globalThis;

/**
 * Provides the server's tests with PostgreSQL: `inject("databaseUrl")`, or TEST_DATABASE_URL in the environment. An
 * existing TEST_DATABASE_URL is used unchanged.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env["TEST_DATABASE_URL"];
  if (given && shared[key] === undefined) {
    project.provide("databaseUrl", given);
    return async () => undefined;
  }
  shared[key] ??= { cluster: requirePostgres().then(startCluster), users: 0 };
  const run = shared[key];
  run.users += 1;
  const cluster = await run.cluster;
  process.env["TEST_DATABASE_URL"] = cluster.url;
  project.provide("databaseUrl", cluster.url);
  return async () => {
    run.users -= 1;
    if (run.users > 0) return;
    delete shared[key];
    delete process.env["TEST_DATABASE_URL"];
    await cluster.stop();
  };
}
