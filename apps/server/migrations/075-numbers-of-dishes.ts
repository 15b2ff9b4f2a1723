import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/** A dish keeps its numbers of other systems itself, so that the bases of imports do not. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema.alterTable("import_bases").dropColumn("origin").execute();
}
