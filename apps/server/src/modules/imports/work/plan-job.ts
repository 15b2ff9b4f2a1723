import type { ImportsDeps } from "../imports-deps.ts";
import { findImport } from "../store/import-store.ts";
import { endIfAborted } from "./end-import.ts";
import { importOfPayload } from "./import-payload.ts";

/** The job that judges a stored table. */
export function planImportHandler(deps: Pick<ImportsDeps, "store" | "work">): (payload: unknown) => Promise<void> {
  return async (payload) => {
    const id = importOfPayload(payload);
    const found = await findImport(deps.store.db, id);
    if (found?.state === "planning") await endIfAborted(deps, "planning", id, () => deps.work.judgeImport(id));
  };
}
