import type { ImportsDeps } from "../imports-deps.ts";
import { fetchPictures } from "../pictures/fetch-pictures.ts";
import { findImport } from "../store/import-store.ts";
import { endIfAborted } from "./end-import.ts";
import { importOfPayload } from "./import-payload.ts";

/**
 * The job that applies an import as one change of the shop: it fetches the pictures, then writes all chosen rows in one
 * transaction, or none (IMPORT-2). After a crash the job resumes.
 */
export function applyImportHandler(deps: ImportsDeps): (payload: unknown) => Promise<void> {
  const { store, work } = deps;
  return async (payload) => {
    const id = importOfPayload(payload);
    const found = await findImport(store.db, id);
    if (found?.state !== "applying") return;
    await fetchPictures(deps, id);
    await endIfAborted(deps, "applying", id, () => work.applyImport({ id, now: deps.now() }));
    await deps.look();
  };
}
