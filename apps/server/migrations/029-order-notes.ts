import { sql } from "kysely";
import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/**
 * Staff notes on an order, and the time by which the board sorts live orders: the promised time, else that of placing.
 */
export async function up(db: MigrationDb): Promise<void> {
  for (const table of ["order_boards", "practice_orders"])
    await db.schema
      .alterTable(table)
      .addColumn("note", "text", (column) => column.notNull().defaultTo(""))
      .execute();
  await db.schema
    .alterTable("order_boards")
    .addColumn("due_at", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update order_boards set due_at = coalesce(
    (select promised_at from order_promises where order_promises.order_id = order_boards.order_id), place_at)`.execute(
    db,
  );
  await db.schema
    .createIndex("order_boards_by_due")
    .on("order_boards")
    .columns(["branch_id", "place", "due_at", "order_id"])
    .execute();
}
