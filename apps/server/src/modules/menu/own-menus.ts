import { readIds, readText } from "@skatert/contract";
import type { BranchId } from "@skatert/domain";
import { Refusal } from "../../input/refusal.ts";
import { isJsonObject } from "../../shop/documents/json.ts";
import { priceFileName } from "../../shop/documents/shop-document.ts";
import { type Documents, documentOf } from "../../shop/entities/entity.ts";
import { isBegun } from "../../shop/entities/own-menus/own-menu.ts";
import type { ChangeBy } from "./menu-deps.ts";

const ofBranches = "prices/";

/**
 * Allows a change of these facets. The menu of a branch needs the right in each branch that sells from it (STAFF-2),
 * with its translations; a menu of no branch needs it everywhere. What all branches share needs the right somewhere,
 * which the caller has. Throws `staff_right_missing`.
 */
export function requireOwnMenus(documents: Documents, facets: Iterable<string>, { branches }: ChangeBy): void {
  if (branches === "all") return;
  for (const facet of facets) {
    if (!facet.startsWith(ofBranches)) continue;
    const sellers = sellersOf(documents, facet);
    if (sellers.length > 0 && sellers.every((seller) => branches.includes(seller))) continue;
    throw new Refusal("staff_right_missing", "Your role does not allow this in that branch", { right: "menu.edit" });
  }
}

/** The branches that sell from the menu of a facet: "prices/station", "prices/station.en", "prices/station#auto". */
function sellersOf(documents: Documents, facet: string): readonly BranchId[] {
  const begun = /^prices\/branch-(\d+)(-\d+)?$/.exec(documentOf(facet));
  if (begun !== null && isBegun(facet, documents)) return [Number(begun[1])];
  const settings = documents.get("settings") ?? null;
  const listed = isJsonObject(settings) ? settings["locations"] : null;
  return (Array.isArray(listed) ? listed.filter(isJsonObject) : []).flatMap((location) => {
    const file = readText(location["price_file_path"]);
    const menu = priceFileName(file);
    const isOf = file !== "" && (facet === menu || [".", "#"].some((mark) => facet.startsWith(menu + mark)));
    return isOf ? readIds(location["warehouse_id"]) : [];
  });
}
