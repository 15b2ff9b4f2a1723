import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, describe, inject } from "vitest";
import { migrate } from "../../database/migrate.ts";
import { type Engine, openStore, type Store } from "../../database/store.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** From the tests' global set-up. */
    databaseUrl: string;
  }
}

/** The engine of a suite. Everything that it opens is closed and dropped after the suite. */
export interface TestEngine {
  readonly name: Engine;
  /** A new, empty place for a store, without tables. */
  place(): Promise<StorePlace>;
  /** A new, migrated store. */
  store(): Promise<Store>;
}

export interface StorePlace {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly schema?: string;
  /** Opens the place again, as another process would. */
  open(): Store;
}

/** Runs the same suite on SQLite in a temporary file and on PostgreSQL in its own schema. */
export function describeOnEachEngine(title: string, suite: (engine: TestEngine) => void): void {
  for (const name of ["sqlite", "postgres"] as const) {
    describe(`${title} (${name})`, () => {
      const leftovers: (() => Promise<unknown>)[] = [];
      afterAll(async () => {
        for (const clean of leftovers.reverse()) await clean();
      });
      suite(engineNamed(name, leftovers));
    });
  }
}

/** One engine, for code without SQL; run `leftovers` in reverse afterwards. */
export function engineNamed(name: Engine, leftovers: (() => Promise<unknown>)[]): TestEngine {
  const place = async (): Promise<StorePlace> => {
    const dataDir = await mkdtemp(join(tmpdir(), "skatert-test-"));
    leftovers.push(() => rm(dataDir, { recursive: true, force: true }));
    const at = name === "sqlite" ? { databaseUrl: null, dataDir } : { ...(await newSchema(leftovers)), dataDir };
    const open = () => {
      const store = openStore({ ...at, onError: () => undefined });
      leftovers.push(() => store.close());
      return store;
    };
    return { ...at, open };
  };
  return {
    name,
    place,
    async store() {
      const store = (await place()).open();
      await migrate(store, 0);
      return store;
    },
  };
}

async function newSchema(leftovers: (() => Promise<unknown>)[]): Promise<{ databaseUrl: string; schema: string }> {
  const databaseUrl = inject("databaseUrl");
  const schema = `test_${randomUUID().replaceAll("-", "")}`;
  await runOnce(databaseUrl, `create schema ${schema}`);
  leftovers.push(() => runOnce(databaseUrl, `drop schema ${schema} cascade`));
  return { databaseUrl, schema };
}

async function runOnce(databaseUrl: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
