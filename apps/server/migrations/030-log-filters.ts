import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/** Indexes for the log of one device and of one kind of object, read backwards from an instant. */
export async function up(db: MigrationDb): Promise<void> {
  const lists: Readonly<Record<string, string[]>> = {
    audit_log_by_device: ["device_id", "at", "id"],
    audit_log_by_kind: ["object_kind", "at", "id"],
  };
  for (const [name, columns] of Object.entries(lists))
    await db.schema.createIndex(name).on("audit_log").columns(columns).execute();
}
