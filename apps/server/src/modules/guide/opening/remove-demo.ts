import type { BranchId } from "@skatert/domain";
import { sql } from "kysely";
import { isPostgres } from "../../../database/lists.ts";
import type { Database, Tx } from "../../../database/tables.ts";
import type { GuideParts } from "../guide-parts.ts";
import { DEMO_TABLES } from "./demo-tables.ts";

const doors = ["orders", "requests", "users", "payments"] as const satisfies readonly (keyof Database)[];

/**
 * Waits for open transactions on orders, requests and accounts, and blocks new ones until this transaction ends. On
 * SQLite the transaction itself does both.
 */
export async function closeDoors(tx: Tx): Promise<void> {
  if (!isPostgres(tx)) return;
  const tables = sql.join(doors.map((name) => sql.table(name)));
  await sql`lock ${tables} in share row exclusive mode`.execute(tx);
}

/**
 * Removes everything that people did in the demo. Order numbers continue, because the log and printed tickets contain
 * the removed ones. People and tablets of the demo's branches move to the own branch.
 */
export async function removeDemo(tx: Tx, ownBranch: BranchId, parts: GuideParts): Promise<void> {
  for (const table of DEMO_TABLES) await tx.deleteFrom(table).execute();
  await parts.forgetGuests(tx);
  await parts.moveDevices(tx, ownBranch);
  await parts.moveRoles(tx, ownBranch);
}
