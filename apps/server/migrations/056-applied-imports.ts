import { sql } from "kysely";
import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/**
 * The imports that have bases, in the order in which they were applied, with their changes: an import and its change
 * may be deleted earlier than its bases.
 */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("applied_imports")
    .addColumn("import_id", "integer", (column) => column.primaryKey())
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("change_id", "integer")
    .execute();
  await sql`
    insert into applied_imports (import_id, position, change_id)
    select base.import_id, base.import_id, max(imports.change_id)
    from import_bases as base left join imports on imports.id = base.import_id
    group by base.import_id
  `.execute(db);
}
