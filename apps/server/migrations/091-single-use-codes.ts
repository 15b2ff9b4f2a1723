import { sql } from "kysely";
import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/** A single-use code belongs to at most one live order. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createIndex("coupon_uses_one_code")
    .unique()
    .on("coupon_uses")
    .columns(["coupon_id", "code"])
    .where(sql.ref("code"), "is not", null)
    .where(sql.ref("released"), "=", sql.lit(0))
    .execute();
}
