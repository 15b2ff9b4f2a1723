import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, inject } from "vitest";
import { type Engine, openStore, type Store } from "../../database/store.ts";
import { addressOf } from "./run-once.ts";
import { createTestDatabase, createTestSchema, dropTestDatabase, dropTestSchema } from "./test-databases.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** From the tests' global set-up. */
    databaseUrl: string;
    /** Migrated and empty. */
    template: StoreTemplate;
  }
}

/** The folder of a SQLite file, and the name of a PostgreSQL database. Tests only copy them. */
export interface StoreTemplate {
  readonly dataDir: string;
  readonly database: string;
}

/** The engine of a suite. Everything that it opens is closed and dropped after the suite. */
export interface TestEngine {
  readonly name: Engine;
  /** A new place for a store: without tables, or a copy of a template, in PostgreSQL a database of its own. */
  place(template?: StoreTemplate): Promise<StorePlace>;
  /** A new, migrated store: a copy of the run's template or of another. */
  store(template?: StoreTemplate): Promise<Store>;
}

export interface StorePlace {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly schema?: string;
  /** Opens the place again, as another process would. */
  open(): Store;
}

/** Runs the same suite on SQLite in temporary files and on PostgreSQL, each store apart from all others. */
export function describeOnEachEngine(title: string, suite: (engine: TestEngine) => void): void {
  for (const name of ["sqlite", "postgres"] as const) describeOn(name, title, suite);
}

/** Runs a suite about what only one engine does. */
export function describeOn(name: Engine, title: string, suite: (engine: TestEngine) => void): void {
  describe(`${title} (${name})`, () => {
    const leftovers: (() => Promise<unknown>)[] = [];
    afterAll(async () => {
      for (const clean of leftovers.reverse()) await clean();
    });
    suite(engineNamed(name, leftovers));
  });
}

/** One engine, for code without SQL; run `leftovers` in reverse afterwards. */
export function engineNamed(name: Engine, leftovers: (() => Promise<unknown>)[]): TestEngine {
  const placeAt = async (at: {
    readonly databaseUrl: string | null;
    readonly schema?: string;
  }): Promise<StorePlace> => {
    const dataDir = await mkdtemp(join(tmpdir(), "skatert-test-"));
    leftovers.push(() => rm(dataDir, { recursive: true, force: true }));
    const open = () => {
      const store = openStore({ ...at, dataDir, onError: () => undefined });
      leftovers.push(() => store.close());
      return store;
    };
    return { ...at, dataDir, open };
  };
  const place = async (template?: StoreTemplate): Promise<StorePlace> => {
    if (name === "postgres")
      return placeAt(template === undefined ? await newSchema(leftovers) : await newDatabase(template, leftovers));
    const made = await placeAt({ databaseUrl: null });
    if (template !== undefined) await cp(template.dataDir, made.dataDir, { recursive: true });
    return made;
  };
  return { name, place, store: async (template = inject("template")) => (await place(template)).open() };
}

async function newSchema(leftovers: (() => Promise<unknown>)[]): Promise<{ databaseUrl: string; schema: string }> {
  const schema = await createTestSchema();
  leftovers.push(() => dropTestSchema(schema));
  return { databaseUrl: inject("databaseUrl"), schema };
}

async function newDatabase(
  template: StoreTemplate,
  leftovers: (() => Promise<unknown>)[],
): Promise<{ databaseUrl: string }> {
  const database = await createTestDatabase(template.database);
  leftovers.push(() => dropTestDatabase(database));
  return { databaseUrl: addressOf(inject("databaseUrl"), database) };
}
