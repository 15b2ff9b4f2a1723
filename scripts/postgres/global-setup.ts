import type { TestProject } from "vitest/node";
import { requirePostgres } from "../setup/system.mjs";
import { startCluster } from "./cluster.ts";

declare module "vitest" {
  export interface ProvidedContext {
    databaseUrl: string;
  }
}

/**
 * Provides the server's tests with PostgreSQL: `inject("databaseUrl")`, or TEST_DATABASE_URL in the environment. An
 * existing TEST_DATABASE_URL is used unchanged.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env["TEST_DATABASE_URL"];
  if (given) {
    project.provide("databaseUrl", given);
    return async () => undefined;
  }
  const cluster = await startCluster(await requirePostgres());
  process.env["TEST_DATABASE_URL"] = cluster.url;
  project.provide("databaseUrl", cluster.url);
  return async () => {
    delete process.env["TEST_DATABASE_URL"];
    await cluster.stop();
  };
}
