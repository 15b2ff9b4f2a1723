import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/** From which version on a program that lacks the step may use the store; null: every version. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema.alterTable("schema_migrations").addColumn("unused_since", "text").execute();
}
