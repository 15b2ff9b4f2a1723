import { randomUUID } from "node:crypto";
import { type CompiledQuery, type RawBuilder, sql } from "kysely";
import type { Db } from "../database/tables.ts";

export interface Job {
  readonly id: string;
  readonly kind: string;
  readonly payload: string;
  readonly attempts: number;
}

export interface NewJob {
  /** A random id by default. */
  readonly id?: string;
  readonly kind: string;
  readonly payload: unknown;
  /** Milliseconds. */
  readonly runAt: number;
}

/** Adds a job to the queue; a repeated id is the same job. */
export async function scheduleJob(db: Db, job: NewJob): Promise<void> {
  await jobInsert(db, job).execute();
}

/** The statement of `scheduleJob`, for transactions that send several statements together. */
export function jobInsert(db: Db, ...jobs: readonly [NewJob, ...NewJob[]]) {
  return db
    .insertInto("jobs")
    .values(jobs.map(rowOf))
    .onConflict((conflict) => conflict.column("id").doNothing());
}

/** The statement of `scheduleJob` for a job that is stored only if a condition is 1 when the statement runs. */
export function jobInsertIf(db: Db, job: NewJob, condition: RawBuilder<number>): CompiledQuery<unknown> {
  const { id, kind, payload, run_at: runAt } = rowOf(job);
  return sql`insert into jobs (id, kind, payload, run_at, attempts, claimed_until, state, last_error)
    select cast(${id} as text), cast(${kind} as text), cast(${payload} as text), cast(${runAt} as bigint),
      0, 0, 'waiting', cast(null as text)
    where ${condition} = 1
    on conflict (id) do nothing`.compile(db);
}

/** As `scheduleJob`, but a finished or abandoned job with that id runs again. */
export async function renewJob(db: Db, job: NewJob): Promise<void> {
  const { id: _id, ...fields } = rowOf(job);
  await db
    .insertInto("jobs")
    .values(rowOf(job))
    .onConflict((conflict) => conflict.column("id").doUpdateSet(fields).where("jobs.state", "!=", "waiting"))
    .execute();
}

/** When the job with this id runs, milliseconds; null: no such job waits. */
export async function waitingJobTime(db: Db, id: string): Promise<number | null> {
  const row = await db.selectFrom("jobs").select(["run_at", "state"]).where("id", "=", id).executeTakeFirst();
  return row?.state === "waiting" ? row.run_at : null;
}

function rowOf({ id, kind, payload, runAt }: NewJob) {
  return {
    id: id ?? randomUUID(),
    kind,
    payload: JSON.stringify(payload),
    run_at: runAt,
    attempts: 0,
    claimed_until: 0,
    state: "waiting" as const,
    last_error: null,
  };
}

/** Unclaimed jobs of these kinds that are due. */
export async function dueJobs(db: Db, kinds: readonly string[], now: number, limit: number): Promise<readonly Job[]> {
  return db
    .selectFrom("jobs")
    .select(["id", "kind", "payload", "attempts"])
    .where("kind", "in", [...kinds])
    .where("state", "=", "waiting")
    .where("run_at", "<=", now)
    .where("claimed_until", "<=", now)
    .orderBy("run_at")
    .limit(limit)
    .execute();
}

/** Claims a job for `leaseMs`; false when another process claimed it first. */
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

/** Extends the claim of a job unless it has expired. */
export async function renewClaim(db: Db, job: Job, now: number, leaseMs: number): Promise<void> {
  await db
    .updateTable("jobs")
    .set({ claimed_until: now + leaseMs })
    .where("id", "=", job.id)
    .where("state", "=", "waiting")
    .where("attempts", "=", job.attempts + 1)
    .where("claimed_until", ">", now)
    .execute();
}

export async function finishJob(db: Db, id: string): Promise<void> {
  await db.updateTable("jobs").set({ state: "done" }).where("id", "=", id).execute();
}

/** Schedules a failed job for `runAt`, or gives it up when `runAt` is null; stores the error's text. */
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
