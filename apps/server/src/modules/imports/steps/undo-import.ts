import { Refusal } from "../../../input/refusal.ts";
import type { Actor } from "../../audit/audit-entry.ts";
import type { ImportsDeps } from "../imports-deps.ts";
import type { ImportRow } from "../store/import-store.ts";
import { notIn } from "./start-import.ts";

/** Undoes an applied import exactly. Throws a 409 with the later changes or faults that prevent it. */
export async function undoImport(
  { now, work, look }: ImportsDeps,
  found: ImportRow,
  by: Actor & { readonly id: number },
): Promise<void> {
  if (found.state !== "applied") throw notIn(found, "applied");
  if (found.change_id === null)
    throw new Refusal("import_refused", "The import changed nothing", { reason: "nothing-changed" });
  const result = await work.undoImport({ id: found.id, by, now: now() });
  switch (result.kind) {
    case "gone":
      throw new Refusal("import_refused", "The import has left the shop's history", { reason: "history" });
    case "nothing-left":
      throw new Refusal("import_refused", "The menu is as it was before the import", { reason: "nothing-left" });
    case "refused":
      throw new Refusal("import_refused", "Later changes are in the way, or the shop would be faulty", {
        ...result.obstacles,
      });
    default:
      await look();
  }
}
