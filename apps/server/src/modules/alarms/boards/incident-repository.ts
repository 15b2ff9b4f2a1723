import { randomUUID } from "node:crypto";
import type { BranchId } from "@skatert/domain";
import type { Db, Tx } from "../../../database/tables.ts";
import type { AlarmsTables } from "../tables.ts";

export type StoredIncident = AlarmsTables["board_incidents"];

/** The open incident of a branch; null: none. */
export async function openIncident(db: Db, branchId: BranchId): Promise<StoredIncident | null> {
  const row = await db
    .selectFrom("board_incidents")
    .selectAll()
    .where("branch_id", "=", branchId)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return row ?? null;
}

/** Only one of several processes succeeds. */
export async function beginIncident(db: Db, branchId: BranchId, beganAt: number): Promise<void> {
  await db
    .insertInto("board_incidents")
    .values({
      id: randomUUID(),
      branch_id: branchId,
      began_at: beganAt,
      pushed_at: null,
      messaged_at: null,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.column("branch_id").where("ended_at", "is", null).doNothing())
    .execute();
}

/** Records a call; false: another process has made it. */
export async function noteCall(tx: Tx, id: string, by: "push" | "message", at: number): Promise<boolean> {
  const column = by === "push" ? "pushed_at" : "messaged_at";
  const result = await tx
    .updateTable("board_incidents")
    .set({ [column]: at })
    .where("id", "=", id)
    .where(column, "is", null)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function endIncident(db: Db, id: string, at: number): Promise<void> {
  await db
    .updateTable("board_incidents")
    .set({ ended_at: at })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .execute();
}

/** Whether an incident is still open, for a delayed call. */
export async function isOpen(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("board_incidents")
    .select("id")
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}
