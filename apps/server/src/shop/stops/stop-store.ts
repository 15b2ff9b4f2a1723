import type { StopKind } from "@skatert/contract";
import type { BranchId } from "@skatert/domain";
import { nextInSequence } from "../../database/sequences.ts";
import type { Db, Tx } from "../../database/tables.ts";
import type { StopsTables } from "./tables.ts";

export type StopRow = StopsTables["stops"];
export type PaceRow = StopsTables["branch_pace"];
export type PauseRow = StopsTables["branch_pauses"];

/** The active stops of a branch, newest first. */
export async function holdingStops(db: Db, branchId: BranchId, now: number): Promise<readonly StopRow[]> {
  return db
    .selectFrom("stops")
    .selectAll()
    .where("branch_id", "=", branchId)
    .where("ends_at", ">", now)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .execute();
}

export async function findStop(db: Db, id: number): Promise<StopRow | null> {
  return (await db.selectFrom("stops").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
}

/** The stop of a target, even an ended one. */
export async function stopOfTarget(
  tx: Tx,
  branchId: BranchId,
  kind: StopKind,
  target: string,
): Promise<StopRow | null> {
  const query = tx.selectFrom("stops").selectAll().where("branch_id", "=", branchId);
  return (await query.where("kind", "=", kind).where("target", "=", target).executeTakeFirst()) ?? null;
}

/**
 * The number of the next stop. Its row is a lock: changes of stops, pace and pauses run one at a time, so that the
 * state they read is the state they change.
 */
export async function takeStopNumber(tx: Tx): Promise<number> {
  return (await nextInSequence(tx, "stop", 1).executeTakeFirstOrThrow()).value;
}

export async function putStop(tx: Tx, row: StopRow): Promise<void> {
  const { branch_id: _branch, kind: _kind, target: _target, ...changed } = row;
  await tx
    .insertInto("stops")
    .values(row)
    .onConflict((conflict) => conflict.columns(["branch_id", "kind", "target"]).doUpdateSet(changed))
    .execute();
}

/** Ends a stop now, if it is active. Returns whether it did. */
export async function endStop(tx: Tx, id: number, now: number): Promise<boolean> {
  const ended = await tx
    .updateTable("stops")
    .set({ ends_at: now })
    .where("id", "=", id)
    .where("ends_at", ">", now)
    .returning("id")
    .execute();
  return ended.length > 0;
}

export async function paceOf(db: Db, branchId: BranchId, now: number): Promise<PaceRow | null> {
  const query = db.selectFrom("branch_pace").selectAll().where("branch_id", "=", branchId);
  return (await query.where("ends_at", ">", now).executeTakeFirst()) ?? null;
}

export async function putPace(tx: Tx, row: PaceRow): Promise<void> {
  const { branch_id: _branch, ...changed } = row;
  await tx
    .insertInto("branch_pace")
    .values(row)
    .onConflict((conflict) => conflict.column("branch_id").doUpdateSet(changed))
    .execute();
}

export async function pauseOf(db: Db, branchId: BranchId, now: number): Promise<PauseRow | null> {
  const query = db.selectFrom("branch_pauses").selectAll().where("branch_id", "=", branchId);
  return (await query.where("ends_at", ">", now).executeTakeFirst()) ?? null;
}

export async function putPause(tx: Tx, row: PauseRow): Promise<void> {
  const { branch_id: _branch, ...changed } = row;
  await tx
    .insertInto("branch_pauses")
    .values(row)
    .onConflict((conflict) => conflict.column("branch_id").doUpdateSet(changed))
    .execute();
}
