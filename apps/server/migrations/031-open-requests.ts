import { sql } from "kysely";
import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/** Indexes for the open cancel requests of a branch, which few orders have, and for the devices of all branches. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createIndex("order_boards_by_request")
    .on("order_boards")
    .columns(["branch_id", "cancel_asked_at", "order_id"])
    .where(sql.ref("cancel_asked_at"), "is not", null)
    .execute();
  await db.schema.createIndex("office_devices_by_end").on("office_devices").columns(["revoked_at", "id"]).execute();
}
