import { readIds, readText } from "@skatert/contract";
import type { BranchId } from "@skatert/domain";
import { isJsonObject } from "../../../shop/documents/json.ts";
import { draftKeys } from "../../../shop/drafts/draft-keys.ts";
import type { DraftWork } from "../../../shop/drafts/draft-work.ts";
import { isArchived } from "../../../shop/entities/archived.ts";
import type { Documents, EntityKey, Facets } from "../../../shop/entities/entity.ts";
import { entityIn } from "../../../shop/entities/entity-in.ts";
import { explode } from "../../../shop/entities/explode.ts";
import { isBegun, LOCATION, menuNamedIn, newMenuOf } from "../../../shop/entities/own-menus/own-menu.ts";
import { isBranch } from "../branches/branch-facets.ts";

/** The menu of a branch in the office, or of several that share a price file (MENU-23). */
export interface BranchMenu {
  /** "prices/station". */
  readonly facet: string;
  readonly name: string;
  readonly warehouses: readonly BranchId[];
  /** `published`: the document exists. `begun`: only the draft has it. `main`: the branch sells from the main menu. */
  readonly state: "published" | "begun" | "main";
  /** The first of its branches. */
  readonly branch: EntityKey;
}

/** The menu of each branch. `branches`: with the draft; null: it will be removed. */
export function menusOfBranches(
  documents: Documents,
  branches: Iterable<readonly [EntityKey, Facets | null]>,
): readonly BranchMenu[] {
  const menus = new Map<string, BranchMenu>();
  for (const [branch, facets] of branches) {
    const location = facets?.[LOCATION];
    if (facets === null || isArchived(facets) || location === undefined || !isJsonObject(location)) continue;
    const named = menuNamedIn(facets);
    const hasOwn = named !== null && (documents.has(named) || isBegun(named, documents));
    const facet = hasOwn ? named : newMenuOf(branch, documents);
    if (facet === null) continue;
    const own = { name: readText(location["name"]), warehouses: readIds(location["warehouse_id"]) };
    const known = menus.get(facet);
    const state = !hasOwn ? "main" : documents.has(facet) ? "published" : "begun";
    const shared = known === undefined ? own : joined(known, own);
    menus.set(facet, { facet, state, branch: known?.branch ?? branch, ...shared });
  }
  return [...menus.values()];
}

type Sellers = Pick<BranchMenu, "name" | "warehouses">;

function joined(some: Sellers, other: Sellers): Sellers {
  return { name: `${some.name}, ${other.name}`, warehouses: [...some.warehouses, ...other.warehouses] };
}

/** The menu of each branch in the open draft. */
export async function menusOfDraft(draft: DraftWork): Promise<readonly BranchMenu[]> {
  const branches = new Map<EntityKey, Facets | null>();
  for (const key of explode(draft.documents).keys())
    if (isBranch(key)) branches.set(key, entityIn(draft.documents, key));
  for (const key of await draftKeys(draft.tx))
    if (isBranch(key)) branches.set(key, (await draft.view(key))?.facets ?? null);
  return menusOfBranches(draft.documents, branches);
}
