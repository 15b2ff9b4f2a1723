import { randomUUID } from "node:crypto";
import { transaction } from "../../../database/transaction.ts";
import { Refusal } from "../../../input/refusal.ts";
import { jobInsert } from "../../../jobs/job-store.ts";
import { inSlices } from "../../../jobs/slices.ts";
import type { ImportsDeps } from "../imports-deps.ts";
import { findImport, type ImportRow, moveImport, type StoredColumns } from "../store/import-store.ts";
import { addPictureAddresses, openPictures } from "../store/picture-store.ts";
import { pagesOfPlans } from "../store/plan-store.ts";
import { applyImportJob } from "../work/job-kinds.ts";
import { picturesOf, type StoredChoice } from "../work/stored-choice.ts";
import { notIn } from "./start-import.ts";

/**
 * Schedules the chosen rows of an import. Throws a 409 unless it is ready, and judged as the caller has seen it:
 * somebody may have compared the file again, with archiving.
 */
export async function startApplying(
  { store, now }: ImportsDeps,
  { id, state, columns }: ImportRow,
  choice: StoredChoice,
  seen?: string,
): Promise<void> {
  const { judging = "" }: StoredColumns = JSON.parse(columns);
  if (state === "ready" && seen !== undefined && seen !== judging) throw judgedAgain();
  const pictures = await picturesOf(pagesOfPlans(store.db, id, inSlices()), choice);
  await transaction(store.db, async (tx) => {
    await addPictureAddresses(tx, id, pictures);
    const { length: total } = await openPictures(tx, id);
    const change = { state: "applying", chosen: JSON.stringify(choice), problem: null, done: 0, total } as const;
    if (!(await moveImport(tx, id, "ready", change, { columns }))) {
      const present = await findImport(tx, id);
      throw present?.state === "ready" ? judgedAgain() : notIn(present, "ready");
    }
    // Each attempt gets its own job, because the previous one may not be marked as done yet.
    const jobId = `${applyImportJob}:${id}:${randomUUID()}`;
    await jobInsert(tx, { id: jobId, kind: applyImportJob, payload: { id }, runAt: now() }).execute();
  });
}

function judgedAgain(): Refusal {
  return new Refusal("import_refused", "The file was compared with the menu again", { reason: "judged-again" });
}
