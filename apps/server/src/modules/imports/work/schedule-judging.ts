import { randomUUID } from "node:crypto";
import type { Tx } from "../../../database/tables.ts";
import { jobInsert } from "../../../jobs/job-store.ts";
import { planImportJob } from "./job-kinds.ts";

/** Each judging gets its own job, because the previous one may not be marked as done yet. `now`: milliseconds. */
export async function scheduleJudging(tx: Tx, id: number, now: number): Promise<void> {
  const job = { id: `${planImportJob}:${id}:${randomUUID()}`, kind: planImportJob, payload: { id }, runAt: now };
  await jobInsert(tx, job).execute();
}
