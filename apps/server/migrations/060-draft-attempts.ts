import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/** The calls that added an entity to the draft, by their keys. A later edit or a publication does not remove them. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("shop_draft_attempts")
    .addColumn("attempt_key", "text", (column) => column.primaryKey())
    .addColumn("fingerprint", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("entity_id", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("shop_draft_attempts_by_time").on("shop_draft_attempts").columns(["at"]).execute();
  await db.schema.dropIndex("shop_draft_entities_by_attempt").execute();
}
