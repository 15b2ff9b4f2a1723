import type { CustomerId } from "@skatert/domain";
import { sql } from "kysely";
import { queueUp } from "../../database/queue-up.ts";
import type { Db, Tx } from "../../database/tables.ts";

const dayMs = 86_400_000;

/** Points that a staff member gave or took by hand: an entry of the ledger with its reason and author. */
export interface ManualPoints {
  readonly entryId: string;
  readonly userId: CustomerId;
  /** Negative: taken. */
  readonly points: number;
  readonly reason: string;
  readonly by: { readonly id: number; readonly name: string };
  readonly at: number;
}

/**
 * Notes points that were entered in the same transaction; false: the person would exceed `perDay` in 24 hours, and
 * the caller rolls back. Call it last: people wait for each other until the transaction ends.
 */
export async function noteManualPoints(tx: Tx, entry: ManualPoints, perDay: number): Promise<boolean> {
  const { entryId: entry_id, userId: user_id, points, reason, by, at } = entry;
  await queueUp(tx, "manual-points");
  if ((await pointsSince(tx, by.id, at - dayMs)) + Math.abs(points) > perDay) return false;
  const row = { entry_id, user_id, points, reason, by_id: by.id, by_name: by.name, at };
  await tx.insertInto("manual_points").values(row).execute();
  return true;
}

/** The points that a person gave and took after an instant. */
async function pointsSince(db: Db, staffId: number, since: number): Promise<number> {
  const row = await db
    .selectFrom("manual_points")
    .select(sql<number>`coalesce(sum(abs(points)), 0)`.as("points"))
    .where("by_id", "=", staffId)
    .where("at", ">", since)
    .executeTakeFirstOrThrow();
  return Number(row.points);
}
