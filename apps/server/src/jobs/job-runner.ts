import type { Db } from "../database/tables.ts";
import { claimJob, dueJobs, finishJob, type Job, returnJob } from "./job-store.ts";
import { leaseMs, whileHeld } from "./while-held.ts";

/** Runs one job; throw to try again later. The payload is the one given to `scheduleJob`. */
export type JobHandler = (payload: unknown) => Promise<void>;

/** Ends the waiting for a job that is given up; throw to try again later. */
export type JobEnd = (payload: unknown, error: unknown) => Promise<void>;

export interface JobRunner {
  /** Runs the due jobs; returns how many were done. */
  runDue(): Promise<number>;
  start(): void;
  stop(): Promise<void>;
}

interface RunnerDeps {
  readonly db: Db;
  readonly now: () => number;
  /** Handlers by kind; jobs of other kinds belong to other runners. */
  readonly handlers: Readonly<Record<string, JobHandler>>;
  /** Handlers for jobs that are given up, by kind. */
  readonly ends?: Readonly<Record<string, JobEnd>>;
  /** Maximum number of parallel jobs of this runner; eight by default. */
  readonly atOnce?: number;
  /** Number of tries and their pauses; by default eight tries, at most five minutes apart. */
  readonly retries?: Retries;
  /** `retryAt`: milliseconds; null: the job is given up, or the error concerns no job. */
  readonly onError: (error: unknown, job: Job | null, retryAt: number | null) => void;
}

export interface Retries {
  readonly maxTries: number;
  readonly longestMs: number;
  /** The pause that an error requests, milliseconds; null: none. Pauses are never shorter. */
  readonly waitOf: (error: unknown) => number | null;
}

const pollMs = 1_000;
const batch = 20;
/** Some jobs wait for other servers, so others run beside them. */
const usualAtOnce = 8;
const usualRetries: Retries = { maxTries: 8, longestMs: 300_000, waitOf: () => null };

/** Claims jobs by conditional update, so that several processes can share one queue. */
export function createJobRunner(deps: RunnerDeps): JobRunner {
  let timer: NodeJS.Timeout | null = null;
  const running = new Set<Promise<unknown>>();
  /** Workers of all rounds. */
  let busy = 0;
  let stopped = true;
  let stopping = false;

  const kinds = Object.keys(deps.handlers);

  /** Starts the due jobs. Each worker returns how many it has done once no job is left for it. */
  async function begin(): Promise<readonly Promise<number>[]> {
    const due = (await dueJobs(deps.db, kinds, deps.now(), batch)).values();
    async function work(): Promise<number> {
      busy += 1;
      let done = 0;
      try {
        for (const job of due) {
          if (stopping) break;
          if (!(await claimJob(deps.db, job, deps.now(), leaseMs))) continue;
          if (await whileHeld(deps, job, () => attempt(deps, job))) done += 1;
        }
      } finally {
        busy -= 1;
      }
      return done;
    }
    return Array.from({ length: Math.max(0, (deps.atOnce ?? usualAtOnce) - busy) }, work);
  }

  async function runDue(): Promise<number> {
    const counts = await Promise.all(await begin());
    return counts.reduce((sum, count) => sum + count, 0);
  }

  function tick(): void {
    const workers = begin();
    const round = workers
      .then((all) => Promise.all(all))
      .catch((error) => deps.onError(error, null, null))
      .finally(() => running.delete(round));
    running.add(round);
    // Once a worker is free, because other jobs of the round may take minutes.
    void workers
      .then((all) => Promise.race(all.length === 0 ? [0] : all))
      .catch(() => undefined)
      .finally(() => {
        if (!stopped) timer = setTimeout(tick, pollMs);
      });
  }

  return {
    runDue,
    start() {
      stopped = false;
      stopping = false;
      tick();
    },
    async stop() {
      stopped = true;
      stopping = true;
      if (timer !== null) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}

/** Whether the job was done; otherwise it is returned to the queue, or given up. */
async function attempt(deps: RunnerDeps, job: Job): Promise<boolean> {
  try {
    // A job that ends its process is never reported as failed, so the number of its tries is checked here.
    if (job.attempts >= retriesOf(deps).maxTries) throw new Error("the process ended in every try");
    const handler = deps.handlers[job.kind];
    if (handler === undefined) throw new Error(`no handler for job kind ${job.kind}`);
    await handler(JSON.parse(job.payload));
    await finishJob(deps.db, job.id);
    return true;
  } catch (error) {
    const retryAt = await retryTime(deps, job, error);
    deps.onError(error, job, retryAt);
    await returnJob(deps.db, job.id, String(error), retryAt);
    return false;
  }
}

function retriesOf({ retries = usualRetries }: RunnerDeps): Retries {
  return retries;
}

/** When a failed job is tried again; null: it is given up, and its handler for that has run. */
async function retryTime(deps: RunnerDeps, job: Job, error: unknown): Promise<number | null> {
  const { maxTries, longestMs, waitOf } = retriesOf(deps);
  const again = deps.now() + Math.max(backOffMs(job.attempts, longestMs), waitOf(error) ?? 0);
  if (job.attempts + 1 < maxTries) return again;
  try {
    await deps.ends?.[job.kind]?.(JSON.parse(job.payload), error);
    return null;
  } catch (endError) {
    deps.onError(endError, job, again);
    return again;
  }
}

/** 2 s, 4 s, 8 s … */
function backOffMs(attempts: number, longestMs: number): number {
  return Math.min(2_000 * 2 ** attempts, longestMs);
}
