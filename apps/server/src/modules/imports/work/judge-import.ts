import { transaction } from "../../../database/transaction.ts";
import { inSlices } from "../../../jobs/slices.ts";
import { picturesToFetch } from "../apply/picture-addresses.ts";
import type { Columns } from "../columns/recognise-columns.ts";
import { menuContext } from "../menu/menu-context.ts";
import { isRemote } from "../menu/pictures-text.ts";
import { presentMenu } from "../menu/present-menu.ts";
import type { DishPlan } from "../plan/plan.ts";
import { planImport } from "../plan/plan-import.ts";
import { dayOfShop } from "../rows/day-of-shop.ts";
import { readRows } from "../rows/read-rows.ts";
import { readEarlier } from "../store/base-store.ts";
import { findImport, type ImportRow, moveImport, readTableRows } from "../store/import-store.ts";
import { addPictureAddresses } from "../store/picture-store.ts";
import { countsOf, writePlans } from "../store/plan-store.ts";
import { readerOf, shopDocuments } from "./shop-documents.ts";
import { withShopFaults } from "./shop-faults.ts";
import type { WorkDeps } from "./work-deps.ts";

/** Judges a stored table and changes nothing in the shop (IMPORT-2). A repeat writes the same plan. */
export async function judgeImport({ store }: Pick<WorkDeps, "store">, id: number): Promise<void> {
  const { db } = store;
  const found = await findImport(db, id);
  if (found?.state !== "planning") return;
  const plans = await plansOf({ store }, found);
  await transaction(db, async (tx) => {
    const counts = JSON.stringify(countsOf(plans));
    const { columns, archive_missing } = found;
    const change = { state: "ready", counts, done: found.total } as const;
    const isMoved = await moveImport(tx, id, "planning", change, { columns, archive_missing });
    if (!isMoved) return;
    await writePlans(tx, id, plans);
    await addPictureAddresses(
      tx,
      id,
      picturesToFetch(plans).filter((address) => !isRemote(address)),
    );
  });
}

async function plansOf({ store }: Pick<WorkDeps, "store">, found: ImportRow): Promise<readonly DishPlan[]> {
  const takeTurn = inSlices();
  const columns: Columns = JSON.parse(found.columns);
  const rows = await readTableRows(store.db, found.id, takeTurn);
  const documents = await shopDocuments(store.db);
  const read = readerOf(documents);
  const context = menuContext(read, [...documents.keys()]);
  const table = readRows({ format: "csv", rows }, columns, dayOfShop(read, found.at));
  const request = {
    table,
    columns,
    context,
    menu: presentMenu(read, context),
    earlier: await readEarlier(store.db, takeTurn),
    archiveMissing: found.archive_missing === 1,
  };
  const progress = progressOf(store.db, found);
  const plans = await planImport(request, async () => {
    await takeTurn();
    await progress();
  });
  return withShopFaults(documents, plans);
}

/** Writes the progress of planning every few hundred rows. */
function progressOf(db: WorkDeps["store"]["db"], { id, total }: ImportRow): () => Promise<void> {
  const step = Math.max(500, Math.ceil(total / 10));
  let done = 0;
  return async () => {
    done += 1;
    if (done % step === 0) await moveImport(db, id, "planning", { done: Math.min(done, total) });
  };
}
