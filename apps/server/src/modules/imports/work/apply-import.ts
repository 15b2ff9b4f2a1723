import { randomUUID } from "node:crypto";
import type { Tx } from "../../../database/tables.ts";
import { inSlices } from "../../../jobs/slices.ts";
import { byTheShop } from "../../../shop/changes/log-change.ts";
import { editShop } from "../../../shop/editing/edit-shop.ts";
import { archiveDishes } from "../apply/archive-missing.ts";
import { chosenPlans } from "../apply/chosen-plan.ts";
import { basesOf } from "../apply/new-bases.ts";
import { picturesByPath, withFetched } from "../apply/picture-addresses.ts";
import { noteChange, writeBases } from "../store/base-store.ts";
import {
  findImport,
  forgetTable,
  type ImportRow,
  moveImport,
  readTableRows,
  type StoredColumns,
} from "../store/import-store.ts";
import { keepMapping } from "../store/mapping-store.ts";
import { fetchedPictures } from "../store/picture-store.ts";
import { countsOf, readPlans } from "../store/plan-store.ts";
import { importAudit } from "./import-audit.ts";
import { rehearse } from "./rehearse-import.ts";
import { scheduleJudging } from "./schedule-judging.ts";
import { choiceOf } from "./stored-choice.ts";
import type { WorkDeps } from "./work-deps.ts";

/**
 * Writes the chosen rows of an import as one change of the shop, or none of them (IMPORT-2). `now`: milliseconds. A
 * repeat writes nothing.
 */
export async function applyImport(
  { store, audit }: WorkDeps,
  { id, now }: { readonly id: number; readonly now: number },
): Promise<void> {
  const found = await findImport(store.db, id);
  if (found?.state !== "applying") return;
  const plans = chosenPlans(await readPlans(store.db, id, inSlices()), choiceOf(found));
  const fetched = await fetchedPictures(store.db, id);
  const menu = { plans: withFetched(plans, fetched), pictures: picturesByPath(fetched) };
  const rehearsed = await rehearse(store.db, menu);
  const author = { kind: "staff", id: found.by_id, name: found.by_name } as const;
  const outcome = await editShop(
    store,
    now,
    async (draft) => {
      const written = await rehearsed(draft);
      if (written === null) return judgeOnceMore(draft.tx, found, now);
      const change = { state: "applied", problem: null, counts: JSON.stringify(countsOf(plans)) } as const;
      if (!(await moveImport(draft.tx, id, "applying", change, { chosen: found.chosen }))) return;
      for (const [name, content] of written.documents) draft.write(name, content);
      archiveDishes(draft, plans, now);
      await forgetTable(draft.tx, id);
      await rememberMapping(draft.tx, found);
      await writeBases(draft.tx, id, basesOf(draft, written));
      const by = { ...author, deviceId: null };
      await draft.tx.executeQuery(audit(draft.tx, importAudit(change, "import", by, now)));
    },
    {
      ...byTheShop,
      author,
      source: "import",
      // With the change itself: the office offers "undo" as soon as it sees an applied import.
      onLogged: async (tx, changeId) => {
        await moveImport(tx, id, "applied", { change_id: changeId });
        await noteChange(tx, id, changeId);
      },
    },
  );
  if (outcome.kind === "faulty") {
    const faults = outcome.faults.slice(0, shownFaults);
    await moveImport(store.db, id, "applying", {
      state: "ready",
      problem: JSON.stringify({ reason: "shop", faults }),
    });
  }
}

const shownFaults = 100;

/** The mapping that a person has applied is that of the next file with these headings. */
async function rememberMapping(tx: Tx, { id, columns }: ImportRow): Promise<void> {
  const { mapping, headingRow, first }: StoredColumns = JSON.parse(columns);
  if (mapping === undefined || headingRow === 0) return;
  await keepMapping(tx, id, { first, headingRow, mapping });
}

/** Shows the present values before anything is written, because the shop has changed since the dry run. */
async function judgeOnceMore(tx: Tx, { id, chosen, columns }: ImportRow, now: number): Promise<void> {
  const { length: total } = await readTableRows(tx, id, inSlices());
  const problem = JSON.stringify({ reason: "changed", faults: [] });
  const stored: StoredColumns = { ...JSON.parse(columns), judging: randomUUID() };
  const change = { state: "planning", columns: JSON.stringify(stored), problem, done: 0, total } as const;
  if (await moveImport(tx, id, "applying", change, { chosen })) await scheduleJudging(tx, id, now);
}
