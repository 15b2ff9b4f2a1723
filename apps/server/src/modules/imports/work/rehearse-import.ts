import { isDeepStrictEqual } from "node:util";
import type { Db } from "../../../database/tables.ts";
import { inSlices } from "../../../jobs/slices.ts";
import type { ShopDraft } from "../../../shop/editing/edit-shop.ts";
import { ARCHIVE } from "../../../shop/entities/documents/forms.ts";
import { lookAtDocuments } from "../../../shop/folder/product-facts.ts";
import { type AppliedPlan, applyPlan } from "../apply/apply-plan.ts";
import type { picturesByPath } from "../apply/picture-addresses.ts";
import { areStale } from "../apply/stale-plans.ts";
import { menuContext, type ReadDocument } from "../menu/menu-context.ts";
import { presentMenu } from "../menu/present-menu.ts";
import type { DishPlan } from "../plan/plan.ts";
import { type FirstIds, firstIds } from "./first-ids.ts";
import { readerOf, shopDocuments } from "./shop-documents.ts";

interface MenuToWrite {
  readonly plans: readonly DishPlan[];
  readonly pictures: ReturnType<typeof picturesByPath>;
}

/**
 * Applies the plan before the transaction, because orders on SQLite wait for a transaction. If the shop or the numbers
 * in drafts changed meanwhile, the plan is applied once more inside it. Null: the plan is stale.
 */
export async function rehearse(db: Db, menu: MenuToWrite): Promise<(draft: ShopDraft) => Promise<AppliedPlan | null>> {
  const before = await shopDocuments(db);
  const first = await firstIds(db, before.get(ARCHIVE));
  const applied = applyMenu(readerOf(before), [...before.keys()], { ...menu, first });
  await lookAtDocuments(applied?.documents ?? new Map(), inSlices());
  return async (draft) => {
    const present = await firstIds(draft.tx, draft.read(ARCHIVE));
    const isSame =
      isDeepStrictEqual(present, first) &&
      draft.names.length === before.size &&
      draft.names.every((name) => draft.read(name) === before.get(name));
    return isSame ? applied : applyMenu(draft.read, draft.names, { ...menu, first: present });
  };
}

function applyMenu(
  read: ReadDocument,
  names: readonly string[],
  { plans, pictures, first }: MenuToWrite & { readonly first: FirstIds },
): AppliedPlan | null {
  const context = menuContext(read, names);
  if (areStale(plans, presentMenu(read, context), context)) return null;
  const kept = plans.filter(({ kind }) => kind !== "archived");
  return applyPlan(read, names, { plans: kept, ...first, pictures });
}
