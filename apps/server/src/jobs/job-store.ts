import { randomUUID } from "node:crypto";
import type { Db } from "../database/tables.ts";

export interface Job {
  readonly id: string;
  readonly kind: string;
  readonly payload: string;
  readonly attempts: number;
}

/** Puts a job in the queue; the same id twice is one job. `runAt` in milliseconds. */
export async function scheduleJob(
  db: Db,
  job: { readonly id?: string; readonly kind: string; readonly payload: unknown; readonly runAt: number },
): Promise<void> {
  await db
    .insertInto("jobs")
    .values({
      id: job.id ?? randomUUID(),
      kind: job.kind,
      payload: JSON.stringify(job.payload),
      run_at: job.runAt,
      attempts: 0,
      claimed_until: 0,
      state: "waiting",
      last_error: null,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** Jobs that are due and that nobody holds. */
export async function dueJobs(db: Db, now: number, limit: number): Promise<readonly Job[]> {
  return db
    .selectFrom("jobs")
    .select(["id", "kind", "payload", "attempts"])
    .where("state", "=", "waiting")
    .where("run_at", "<=", now)
    .where("claimed_until", "<=", now)
    .orderBy("run_at")
    .limit(limit)
    .execute();
}

/** Takes a job for `leaseMs`; false when another process was quicker. */
export async function claimJob(db: Db, job: Job, now: number, leaseMs: number): Promise<boolean> {
  const result = await db
    .updateTable("jobs")
    .set({ claimed_until: now + leaseMs, attempts: job.attempts + 1 })
    .where("id", "=", job.id)
    .where("state", "=", "waiting")
    .where("claimed_until", "<=", now)
    .where("attempts", "=", job.attempts)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function finishJob(db: Db, id: string): Promise<void> {
  await db.updateTable("jobs").set({ state: "done" }).where("id", "=", id).execute();
}

/** Gives a failed job back for `runAt`, or up for good when `runAt` is null; the error's text stays with it. */
export async function returnJob(db: Db, id: string, error: string, runAt: number | null): Promise<void> {
  await db
    .updateTable("jobs")
    .set({
      last_error: error.slice(0, 500),
      claimed_until: 0,
      ...(runAt === null ? { state: "failed" as const } : { run_at: runAt }),
    })
    .where("id", "=", id)
    .execute();
}

export async function countJobs(db: Db): Promise<readonly { state: string; count: number }[]> {
  const rows = await db
    .selectFrom("jobs")
    .select(["state", (eb) => eb.fn.countAll<number>().as("count")])
    .groupBy("state")
    .execute();
  return rows.map((row) => ({ state: row.state, count: Number(row.count) }));
}
