import type { Kysely, QueryExecutorProvider } from "kysely";

export interface MigrationTables {
  schema_migrations: { name: string; applied_at: number; unused_since?: string | null };
}

/** The store inside a migration: no table has a type yet. */
export interface MigrationDb extends QueryExecutorProvider {
  readonly schema: Kysely<unknown>["schema"];
}

/**
 * One step of the store's shape; never changed once released. It expands: programs that lack the step work with its
 * store. A step that takes away what an earlier program uses contracts, and has `unusedSince`.
 */
export interface Migration {
  /** "NNN-title"; the order is the list's. */
  readonly name: string;
  /** The released version from which on no program uses what the step takes away, as "0.3.0". */
  readonly unusedSince?: string;
  up(db: MigrationDb): Promise<void>;
}
