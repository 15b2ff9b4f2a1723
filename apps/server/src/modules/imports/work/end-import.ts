import type { JobEnd } from "../../../jobs/job-runner.ts";
import type { ImportsDeps } from "../imports-deps.ts";
import { moveImport } from "../store/import-store.ts";
import { importOfPayload } from "./import-payload.ts";

/**
 * Ends an import whose job is given up, so that nobody waits for it. The shop is as it was before; the file can be
 * judged again.
 */
export function endImport({ store }: Pick<ImportsDeps, "store">, state: "planning" | "applying"): JobEnd {
  return async (payload) => {
    const problem = JSON.stringify({ reason: state === "planning" ? "not-judged" : "not-applied", faults: [] });
    await moveImport(store.db, importOfPayload(payload), state, { state: "failed", problem });
  };
}
