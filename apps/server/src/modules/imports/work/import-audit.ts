import type { Actor, AuditEntry } from "../../audit/audit-entry.ts";
import type { ImportRow } from "../store/import-store.ts";
import type { ImportCounts } from "../store/plan-store.ts";

/** The entry in the audit log: how many dishes an import changed (STAFF-4). `counts`: JSON of the applied changes. */
export function importAudit(
  { counts }: Pick<ImportRow, "counts">,
  action: "import" | "undo",
  by: Actor,
  at: number,
): AuditEntry {
  const { added, changed, archived }: ImportCounts = JSON.parse(counts);
  return {
    at,
    by,
    action,
    branchId: null,
    guestId: null,
    reason: "",
    before: null,
    object: { kind: "shop", id: "menu" },
    after: { products: added + changed + archived },
  };
}
