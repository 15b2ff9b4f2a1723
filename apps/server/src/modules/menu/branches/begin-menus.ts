import { isJsonObject } from "../../../shop/documents/json.ts";
import type { DraftWork } from "../../../shop/drafts/draft-work.ts";
import { LOCATION } from "../../../shop/entities/own-menus/own-menu.ts";
import type { BranchMenu } from "../lists/branch-menus.ts";

/** Gives branches that sell from the main menu a price file, if an edit names their menu (MENU-23). */
export async function beginMenus(
  draft: DraftWork,
  menus: readonly BranchMenu[],
  named: ReadonlySet<string>,
): Promise<void> {
  for (const { facet, state, branch } of menus) {
    const facets = state === "main" && named.has(facet) ? ((await draft.view(branch))?.facets ?? null) : null;
    const location = facets?.[LOCATION];
    if (facets === null || location === undefined || !isJsonObject(location)) continue;
    const path = `${facet.replace("prices/", "")}.json`;
    await draft.put(branch, { ...facets, [LOCATION]: { ...location, price_file_path: path } });
  }
}
