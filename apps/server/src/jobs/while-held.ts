import type { Db } from "../database/tables.ts";
import { type Job, renewClaim } from "./job-store.ts";

export const leaseMs = 60_000;
/** A longer job renews its lease: four sizes of a picture may take minutes, behind other pictures. */
const renewEveryMs = leaseMs / 3;
/** After this a hanging handler loses its job to another process. */
const maxRenewals = 180;

interface HeldBy {
  readonly db: Db;
  readonly now: () => number;
  readonly onError: (error: unknown, job: Job | null, retryAt: number | null) => void;
}

/** Renews the lease of a job while it runs. */
export async function whileHeld<Result>(
  { db, now, onError }: HeldBy,
  job: Job,
  work: () => Promise<Result>,
): Promise<Result> {
  let renewals = 0;
  let renewed: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    renewals += 1;
    if (renewals === maxRenewals) clearInterval(timer);
    renewed = renewClaim(db, job, now(), leaseMs).catch((error) => onError(error, null, null));
  }, renewEveryMs).unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
    // The store may be closed after the last job.
    await renewed;
  }
}
