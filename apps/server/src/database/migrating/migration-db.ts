import type { Kysely, QueryExecutorProvider } from "kysely";

export interface MigrationTables {
  schema_migrations: { name: string; applied_at: number };
}

/** The store inside a migration: no table has a type yet. */
export interface MigrationDb extends QueryExecutorProvider {
  readonly schema: Kysely<unknown>["schema"];
}

/** One step of the store's shape; never changed once released. */
export interface Migration {
  /** "NNN-title"; the order is the list's. */
  readonly name: string;
  up(db: MigrationDb): Promise<void>;
}
