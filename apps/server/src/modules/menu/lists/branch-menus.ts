import { readText } from "@skatert/contract";
import { isJsonObject } from "../../../shop/editing/overlay.ts";
import type { Documents } from "../../../shop/entities/entity.ts";

interface BranchMenu {
  readonly facet: string;
  readonly name: string;
}

/** Branches with prices of their own, one for each price file. */
export function menusOfBranches(documents: Documents): readonly BranchMenu[] {
  const settings = documents.get("settings") ?? null;
  const listed = isJsonObject(settings) ? settings["locations"] : null;
  const menus = new Map<string, BranchMenu>();
  for (const location of Array.isArray(listed) ? listed.filter(isJsonObject) : []) {
    const file = readText(location["price_file_path"])
      .replace(/^.*\//, "")
      .replace(/\.json$/, "");
    const facet = `prices/${file}`;
    if (documents.has(facet) && !menus.has(facet)) menus.set(facet, { facet, name: readText(location["name"]) });
  }
  return [...menus.values()];
}
