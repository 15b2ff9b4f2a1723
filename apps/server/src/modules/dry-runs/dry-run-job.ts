import type { Store } from "../../database/store.ts";
import type { JobEnd, JobHandler } from "../../jobs/job-runner.ts";
import { beginDryRun, findDryRun, moveDryRun } from "./dry-run-store.ts";
import type { DryRunWork } from "./work/dry-run-work.ts";

export const dryRunJob = "promotions.dry-run";

interface Deps {
  readonly store: Store;
  readonly work: DryRunWork;
}

/**
 * The job of a run. A run whose process ended is not begun again: it has failed, and a person may start another one.
 */
export function dryRunHandler({ store, work }: Deps): JobHandler {
  return async (payload) => {
    const id = runOf(payload);
    if ((await findDryRun(store.db, id))?.state !== "running") return;
    if (!(await beginDryRun(store.db, id))) {
      await moveDryRun(store.db, id, { state: "failed" });
      return;
    }
    try {
      await work.dryRun(id);
    } catch (error) {
      await moveDryRun(store.db, id, { state: "failed" });
      throw error;
    }
  };
}

/** Ends a run whose job is given up, so that nobody waits for it. */
export function endDryRun({ store }: Pick<Deps, "store">): JobEnd {
  return async (payload) => void (await moveDryRun(store.db, runOf(payload), { state: "failed" }));
}

function runOf(payload: unknown): number {
  if (typeof payload === "object" && payload !== null && "id" in payload && typeof payload.id === "number")
    return payload.id;
  throw new Error("the job names no run");
}
