import { sql } from "kysely";
import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/**
 * Removes the accounts of `users.json` from the stored shop, because their numbers remained there after a deletion. An
 * import only creates accounts from them. Their parts have the accounts alone.
 */
export async function up(db: MigrationDb): Promise<void> {
  await sql`delete from shop_parts where exists (
    select 1 from shop_documents as users where users.name = 'users' and users.in_parts = 1
    and users.body like '%' || shop_parts.digest || '%'
  ) and not exists (
    select 1 from shop_documents as other where other.name <> 'users' and other.in_parts = 1
    and other.body like '%' || shop_parts.digest || '%'
  )`.execute(db);
  await sql`delete from shop_documents where name = 'users'`.execute(db);
}
