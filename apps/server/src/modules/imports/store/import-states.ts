import type { Db } from "../../../database/tables.ts";
import { undoingOf } from "../../../shop/changes/change-lines.ts";
import type { ImportRow } from "./import-store.ts";

/**
 * Imports in their present state. "undone" is read from the shop's history and not stored, because an undo can itself
 * be undone there.
 */
export async function inPresentState(db: Db, imports: readonly ImportRow[]): Promise<readonly ImportRow[]> {
  const undone = await undoingOf(
    db,
    imports.flatMap(({ change_id: change }) => change ?? []),
  );
  return imports.map((each) => {
    // Earlier versions stored "undone".
    const isApplied = each.state === "applied" || each.state === "undone";
    return isApplied ? { ...each, state: undone.has(each.change_id ?? 0) ? "undone" : "applied" } : each;
  });
}
