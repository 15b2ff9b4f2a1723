import { sql } from "kysely";
import type { MigrationDb } from "../src/database/migrating/migration-db.ts";
import { ACCOUNTS } from "./baseline/accounts.ts";
import { BOARD } from "./baseline/board.ts";
import { GUESTS } from "./baseline/guests.ts";
import { IMPORTS } from "./baseline/imports.ts";
import { ORDERS } from "./baseline/orders.ts";
import { PAYMENTS } from "./baseline/payments.ts";
import { PLUMBING } from "./baseline/plumbing.ts";
import { PROMOTIONS } from "./baseline/promotions.ts";
import { SHOP } from "./baseline/shop.ts";
import { STAFF } from "./baseline/staff.ts";

/**
 * All tables as of 2026-12-01, in SQL that both engines read. Times are milliseconds, money is minor units, lists and
 * documents are JSON text, 1 and 0 stand for true and false.
 */
export async function up(db: MigrationDb): Promise<void> {
  for (const room of [SHOP, ORDERS, BOARD, PAYMENTS, PROMOTIONS, ACCOUNTS, GUESTS, STAFF, IMPORTS, PLUMBING])
    for (const statement of room.split(/;\n/)) if (statement.trim() !== "") await sql.raw(statement).execute(db);
}
