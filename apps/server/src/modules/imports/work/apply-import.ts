import { inSlices } from "../../../jobs/slices.ts";
import { byTheShop } from "../../../shop/changes/log-change.ts";
import { editShop, type ShopDraft } from "../../../shop/editing/edit-shop.ts";
import { ARCHIVE } from "../../../shop/entities/documents/forms.ts";
import { applyPlan } from "../apply/apply-plan.ts";
import { afterArchived, archiveDishes } from "../apply/archive-missing.ts";
import { chosenPlans } from "../apply/chosen-plan.ts";
import type { WorkedDish } from "../apply/menu-work.ts";
import { picturesByPath, withFetched } from "../apply/picture-addresses.ts";
import type { Columns } from "../columns/recognise-columns.ts";
import { idIn, objectIn, objectsIn } from "../menu/json-fields.ts";
import type { DishPlan } from "../plan/plan.ts";
import { type NewBase, writeBases } from "../store/base-store.ts";
import { findImport, forgetTable, type ImportRow, moveImport } from "../store/import-store.ts";
import { fetchedPictures } from "../store/picture-store.ts";
import { countsOf, readPlans } from "../store/plan-store.ts";
import { attemptOf, nameChange } from "./applied-change.ts";
import { importAudit } from "./import-audit.ts";
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
  const author = { kind: "staff", id: found.by_id, name: found.by_name } as const;
  const attemptKey = attemptOf(id);
  const outcome = await editShop(
    store,
    now,
    async (draft) => {
      const change = { state: "applied", problem: null, counts: JSON.stringify(countsOf(plans)) } as const;
      if (!(await moveImport(draft.tx, id, "applying", change, { chosen: found.chosen }))) return;
      const dishes = writeMenu(draft, found, withFetched(plans, fetched), picturesByPath(fetched));
      archiveDishes(draft, plans, now);
      await forgetTable(draft.tx, id);
      await writeBases(draft.tx, id, basesOf(draft, dishes));
      const by = { ...author, deviceId: null };
      await draft.tx.executeQuery(audit(draft.tx, importAudit(change, "import", by, now)));
    },
    { ...byTheShop, author, source: "import", attemptKey },
  );
  if (outcome.kind === "faulty") {
    const faults = outcome.faults.slice(0, shownFaults);
    await moveImport(store.db, id, "applying", {
      state: "ready",
      problem: JSON.stringify({ reason: "shop", faults }),
    });
    return;
  }
  await nameChange({ store }, id);
}

const shownFaults = 100;

function writeMenu(
  draft: ShopDraft,
  found: ImportRow,
  plans: readonly DishPlan[],
  pictures: ReturnType<typeof picturesByPath>,
): ReadonlyMap<number, WorkedDish> {
  const { language }: Columns = JSON.parse(found.columns);
  const kept = plans.filter(({ kind }) => kind !== "archived");
  const firstId = afterArchived(draft.read(ARCHIVE));
  const applied = applyPlan(draft.read, draft.names, { plans: kept, firstId, language, pictures });
  for (const [name, content] of applied.documents) draft.write(name, content);
  return applied.dishes;
}

/** The texts of the file by the ids that dishes and sizes now have. */
function basesOf(draft: ShopDraft, dishes: ReadonlyMap<number, WorkedDish>): readonly NewBase[] {
  const sizes = sizesIn(draft, dishes);
  return [...dishes].map(([productId, { plan }]) => {
    const added = plan.sizes.filter(({ id }) => id === null);
    // New sizes are the last ones of a dish, in the order of their rows.
    const idOf = (row: number) => sizes.get(productId)?.at(added.findIndex((size) => size.row === row) - added.length);
    const ids = new Map(plan.sizes.map(({ row, id }) => [row, id ?? idOf(row) ?? 0]));
    const texts = Object.entries(plan.texts).map(([key, text]) => {
      const [, row, field] = /^(\d+)\/(.+)$/.exec(key) ?? [];
      return [row === undefined ? key : `${ids.get(Number(row)) ?? 0}/${field}`, text] as const;
    });
    return { productId, origin: plan.origin, texts: Object.fromEntries(texts) };
  });
}

/** Ids of the sizes of dishes that got new ones, in order. */
function sizesIn(draft: ShopDraft, dishes: ReadonlyMap<number, WorkedDish>): ReadonlyMap<number, readonly number[]> {
  const wanted = new Set(
    [...dishes].filter(([, { plan }]) => plan.sizes.some(({ id }) => id === null)).map(([id]) => id),
  );
  if (wanted.size === 0) return new Map();
  const catalog = draft.read("catalog");
  const sections = Array.isArray(catalog) ? objectsIn(catalog) : [];
  return new Map(
    sections
      .flatMap(({ products }) => objectsIn(products))
      .filter((dish) => wanted.has(idIn(dish["id"])))
      .map((dish) => [idIn(dish["id"]), objectsIn(objectIn(dish)["variations"]).map(({ id }) => idIn(id))]),
  );
}
