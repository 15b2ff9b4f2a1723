import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/** Indexes for the history by person and by source. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema.createIndex("shop_changes_by_person").on("shop_changes").columns(["by_id", "id"]).execute();
  await db.schema.createIndex("shop_changes_by_source").on("shop_changes").columns(["source", "id"]).execute();
}
