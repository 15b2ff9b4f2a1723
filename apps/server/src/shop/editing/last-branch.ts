import { isJsonObject, type Json } from "../documents/json.ts";
import type { ShopFault } from "../folder/fault.ts";

type Contents = ReadonlyMap<string, Json>;

/** The fault of a change that leaves a shop without a branch: each may close another one, or undo one that was added. */
export function lastBranchFaults(before: Contents, after: Contents): readonly ShopFault[] {
  if (!hasBranches(before) || hasBranches(after)) return [];
  const message = "a shop keeps one branch";
  return [{ file: "settings.json", path: "locations", message, cause: { kind: "last-branch" } }];
}

function hasBranches(contents: Contents): boolean {
  const settings = contents.get("settings");
  const locations = isJsonObject(settings) ? settings["locations"] : null;
  return Array.isArray(locations) && locations.length > 0;
}
