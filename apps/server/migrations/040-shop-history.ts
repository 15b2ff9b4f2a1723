import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/** Changes of the shop's documents by entity, and unpublished drafts. Times are milliseconds. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("shop_changes")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("by_kind", "text", (column) => column.notNull())
    .addColumn("by_id", "integer")
    .addColumn("by_name", "text", (column) => column.notNull())
    .addColumn("revision", "text", (column) => column.notNull())
    .addColumn("entities", "integer", (column) => column.notNull())
    .addColumn("undoes", "integer")
    .addColumn("attempt_key", "text", (column) => column.unique())
    .execute();
  await db.schema.createIndex("shop_changes_by_time").on("shop_changes").columns(["at"]).execute();
  await db.schema.createIndex("shop_changes_by_undone").on("shop_changes").columns(["undoes"]).execute();
  await db.schema
    .createTable("shop_change_entities")
    .addColumn("change_id", "integer", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("entity_id", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("delta", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("shop_change_entities_once", ["change_id", "kind", "entity_id"])
    .execute();
  await db.schema
    .createIndex("shop_change_entities_by_entity")
    .on("shop_change_entities")
    .columns(["kind", "entity_id", "change_id"])
    .execute();
  await db.schema.createIndex("shop_change_entities_by_time").on("shop_change_entities").columns(["at"]).execute();
  await draftTables(db);
}

async function draftTables(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("shop_releases")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("publish_at", "bigint")
    .addColumn("by_id", "integer")
    .addColumn("by_name", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("faults", "text")
    .addColumn("attempt_key", "text", (column) => column.unique())
    .execute();
  await db.schema.createIndex("shop_releases_by_state").on("shop_releases").columns(["state", "at"]).execute();
  await db.schema
    .createTable("shop_draft_entities")
    .addColumn("release_id", "integer", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("entity_id", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("delta", "text", (column) => column.notNull())
    .addColumn("by_id", "integer")
    .addColumn("by_name", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("attempt_key", "text")
    .addPrimaryKeyConstraint("shop_draft_entities_once", ["release_id", "kind", "entity_id"])
    .execute();
  await db.schema
    .createIndex("shop_draft_entities_by_attempt")
    .on("shop_draft_entities")
    .columns(["attempt_key"])
    .execute();
}
