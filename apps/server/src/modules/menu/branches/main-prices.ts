import type { WireMainPrices } from "@skatert/contract";
import { Refusal } from "../../../input/refusal.ts";
import { isJsonObject } from "../../../shop/documents/json.ts";
import { draftEntities } from "../../../shop/drafts/draft-store.ts";
import type { DraftWork } from "../../../shop/drafts/draft-work.ts";
import { editDraft } from "../../../shop/drafts/edit-draft.ts";
import { openDraft } from "../../../shop/drafts/release-store.ts";
import { documentOf, keyOf } from "../../../shop/entities/entity.ts";
import { LOCATION } from "../../../shop/entities/own-menus/own-menu.ts";
import { editingOf, known } from "../entities/entities-service.ts";
import { menusOfDraft } from "../lists/branch-menus.ts";
import type { ChangeBy, MenuDeps } from "../menu-deps.ts";
import { requireOwnMenus } from "../own-menus.ts";

/**
 * Gives up a branch's own prices, in the draft (MENU-23): it sells from the main menu again, and publishing removes its
 * price file unless another branch uses it. Throws a 404 for an unknown branch, a 403 without the right in it.
 */
export function giveUpPrices(deps: MenuDeps, id: string, by: ChangeBy): Promise<WireMainPrices> {
  return editDraft(deps.store, editingOf(deps, by), async (draft) => {
    const key = keyOf("branch", id);
    const { facets } = known(await draft.view(key), key);
    const location = facets?.[LOCATION];
    if (by.branches !== "all" && !by.branches.includes(Number(id)))
      throw new Refusal("staff_right_missing", "Your role does not allow this in that branch", { right: "menu.edit" });
    const menu = (await menusOfDraft(draft)).find(({ warehouses }) => warehouses.includes(Number(id)));
    if (menu === undefined || menu.state === "main" || location === undefined || !isJsonObject(location))
      return { had_own: false };
    requireOwnMenus(draft.documents, [menu.facet], by);
    await draft.put(key, { ...facets, [LOCATION]: { ...location, price_file_path: "" } });
    const isShared = menu.warehouses.some((warehouse) => warehouse !== Number(id));
    if (!isShared) await forgetPrices(draft, menu.facet);
    return { had_own: true };
  });
}

/** Takes the draft's changes of a menu back. */
async function forgetPrices(draft: DraftWork, menu: string): Promise<void> {
  const release = await openDraft(draft.tx);
  for (const { key, delta } of release === null ? [] : await draftEntities(draft.tx, release.id)) {
    if (!Object.keys(delta).some((facet) => documentOf(facet) === menu)) continue;
    const view = await draft.view(key);
    if (view?.facets == null) continue;
    const own = Object.entries(view.facets).filter(([facet]) => documentOf(facet) !== menu);
    const published = Object.entries(view.published ?? {}).filter(([facet]) => documentOf(facet) === menu);
    await draft.put(key, { ...Object.fromEntries(own), ...Object.fromEntries(published) });
  }
}
