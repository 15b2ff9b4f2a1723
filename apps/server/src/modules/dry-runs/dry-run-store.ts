import type { Selectable } from "kysely";
import { nextInSequence } from "../../database/sequences.ts";
import type { Db, Tx } from "../../database/tables.ts";
import type { DryRunsTables } from "./tables.ts";

export type DryRunRow = Selectable<DryRunsTables["dry_runs"]>;

export async function insertDryRun(
  tx: Tx,
  run: Pick<DryRunRow, "coupon" | "list" | "from_at" | "to_at" | "at">,
): Promise<number> {
  const { value: id } = await nextInSequence(tx, "dry-run", 1).executeTakeFirstOrThrow();
  await tx
    .insertInto("dry_runs")
    .values({ ...run, id, state: "running", begun: 0, done: 0, total: 0, result: null })
    .execute();
  return id;
}

export async function findDryRun(db: Db, id: number): Promise<DryRunRow | null> {
  return (await db.selectFrom("dry_runs").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
}

/** Changes a run that is still running; false: it has ended. */
export async function moveDryRun(
  db: Db,
  id: number,
  change: Partial<Pick<DryRunRow, "state" | "done" | "total" | "result">>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("dry_runs")
    .set(change)
    .where("id", "=", id)
    .where("state", "=", "running")
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Claims a run for this process; false: another process has begun with it, and ended before the run did. */
export async function beginDryRun(db: Db, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("dry_runs")
    .set({ begun: 1 })
    .where("id", "=", id)
    .where("state", "=", "running")
    .where("begun", "=", 0)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Cancels every run, because the newest one counts. */
export async function cancelDryRuns(tx: Tx): Promise<void> {
  await tx.updateTable("dry_runs").set({ state: "cancelled" }).where("state", "=", "running").execute();
}
