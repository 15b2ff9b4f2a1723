import { sql } from "kysely";
import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/** Tablets of the branches, and the log of changes. Times in milliseconds. */
export async function up(db: MigrationDb): Promise<void> {
  await createDevices(db);
  await createLog(db);
}

async function createDevices(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("office_devices")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("branch_id", "integer", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("enrolled_by", "integer", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("revoked_at", "bigint")
    .addColumn("seen_at", "bigint")
    .addColumn("sound", "integer")
    .addColumn("wake_lock", "integer")
    .addColumn("visible", "integer")
    .addColumn("version", "text")
    .execute();
  await db.schema
    .createIndex("office_devices_by_branch")
    .on("office_devices")
    .columns(["branch_id", "revoked_at"])
    .execute();
  await db.schema
    .createTable("device_codes")
    .addColumn("code_hash", "text", (column) => column.primaryKey())
    .addColumn("branch_id", "integer", (column) => column.notNull())
    .addColumn("made_by", "integer", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .addColumn("used_at", "bigint")
    .execute();
  await db.schema
    .createIndex("device_codes_by_branch")
    .on("device_codes")
    .columns(["branch_id", "expires_at"])
    .execute();
  await db.schema.createIndex("device_codes_by_end").on("device_codes").column("expires_at").execute();
}

/** Every list of the log is read backwards from an instant: by branch, person, object or action, or the whole log. */
async function createLog(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("audit_log")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("actor_kind", "text", (column) => column.notNull())
    .addColumn("actor_id", "integer")
    .addColumn("actor_name", "text", (column) => column.notNull())
    .addColumn("device_id", "integer")
    .addColumn("branch_id", "integer")
    .addColumn("object_kind", "text", (column) => column.notNull())
    .addColumn("object_id", "text", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("before", "text")
    .addColumn("after", "text")
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("words", "text", (column) => column.notNull())
    .addColumn("guest_id", "integer")
    .execute();
  const lists: Readonly<Record<string, string[]>> = {
    audit_log_by_time: ["at", "id"],
    audit_log_by_branch: ["branch_id", "at", "id"],
    audit_log_by_person: ["actor_id", "at", "id"],
    audit_log_by_object: ["object_kind", "object_id", "at", "id"],
    audit_log_by_action: ["action", "at", "id"],
  };
  for (const [name, columns] of Object.entries(lists))
    await db.schema.createIndex(name).on("audit_log").columns(columns).execute();
  await db.schema
    .createIndex("audit_log_by_guest")
    .on("audit_log")
    .column("guest_id")
    .where(sql.ref("guest_id"), "is not", null)
    .execute();
}
