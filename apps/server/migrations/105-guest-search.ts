import { sql } from "kysely";
import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/**
 * The search of guests reads its index alone. Manual points tell who gave how many and when, for the limit of a day;
 * the entries made before count for nobody.
 */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema.dropIndex("guests_by_time").execute();
  await db.schema.createIndex("guests_by_time").on("guests").columns(["seen_at", "phone", "folded"]).execute();
  await db.schema.alterTable("manual_points").addColumn("by_id", "integer").execute();
  for (const column of ["points", "at"] as const)
    await sql`alter table manual_points add column ${sql.ref(column)} bigint not null default 0`.execute(db);
  await db.schema.createIndex("manual_points_by_person").on("manual_points").columns(["by_id", "at"]).execute();
}
