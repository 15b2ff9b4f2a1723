import type { JobEnd } from "../../../jobs/job-runner.ts";
import { WorkAborted } from "../../../jobs/work-process.ts";
import type { ImportsDeps } from "../imports-deps.ts";
import { moveImport } from "../store/import-store.ts";
import { importOfPayload } from "./import-payload.ts";

type Deps = Pick<ImportsDeps, "store">;
type Working = "planning" | "applying";

/**
 * Ends an import whose job is given up, so that nobody waits for it. The shop is unchanged, and the file can be judged
 * again.
 */
export function endImport(deps: Deps, state: Working): JobEnd {
  return (payload) => fail(deps, state, importOfPayload(payload));
}

/** Ends an import at once if its work exceeds its memory or time, because retries would fail in the same way. */
export async function endIfAborted(deps: Deps, state: Working, id: number, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof WorkAborted) await fail(deps, state, id);
    throw error;
  }
}

async function fail({ store }: Deps, state: Working, id: number): Promise<void> {
  const problem = JSON.stringify({ reason: state === "planning" ? "not-judged" : "not-applied", faults: [] });
  await moveImport(store.db, id, state, { state: "failed", problem });
}
