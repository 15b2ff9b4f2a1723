import { sql } from "kysely";
import type { MigrationDb } from "../src/database/migrating/migration-db.ts";
import { ACCOUNTS } from "./first-release/accounts.ts";
import { BOARD } from "./first-release/board.ts";
import { GUESTS } from "./first-release/guests.ts";
import { IMPORTS } from "./first-release/imports.ts";
import { ORDERS } from "./first-release/orders.ts";
import { PAYMENTS } from "./first-release/payments.ts";
import { PLUMBING } from "./first-release/plumbing.ts";
import { PROMOTIONS } from "./first-release/promotions.ts";
import { SHOP } from "./first-release/shop.ts";
import { STAFF } from "./first-release/staff.ts";

/**
 * The tables of the first release, in SQL that both engines read. Times are milliseconds, money is minor units, lists and
 * documents are JSON text, 1 and 0 stand for true and false.
 */
export async function up(db: MigrationDb): Promise<void> {
  for (const room of [SHOP, ORDERS, BOARD, PAYMENTS, PROMOTIONS, ACCOUNTS, GUESTS, STAFF, IMPORTS, PLUMBING])
    for (const statement of room.split(/;\n/)) if (statement.trim() !== "") await sql.raw(statement).execute(db);
}
