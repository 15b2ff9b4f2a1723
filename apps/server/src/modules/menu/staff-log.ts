import type { ChangeAuthor, ChangeNote } from "../../shop/changes/log-change.ts";
import type { Actor, AuditEntry, AuditInsert } from "../audit/audit-entry.ts";

export function authorOf({ id, name }: Actor): ChangeAuthor {
  return { kind: "staff", id, name };
}

type Publication = "publish" | "schedule" | "undo";

/** An entry of the staff log; the shop's own history records the changes. `revision`: "" before the publication. */
export function publicationEntry(action: Publication, by: Actor, at: number, revision: string): AuditEntry {
  const entry = { at, by, branchId: null, guestId: null, reason: "", before: null, after: { revision } };
  return { ...entry, object: { kind: "shop", id: "menu" }, action };
}

/** Writes the entry of a change in the change's own transaction, so that no change is without one. */
export function loggedAs(
  action: Publication,
  { audit, by, now }: { readonly audit: AuditInsert; readonly by: Actor; readonly now: number },
): NonNullable<ChangeNote["onLogged"]> {
  return async (tx, _changeId, revision) => {
    await tx.executeQuery(audit(tx, publicationEntry(action, by, now, revision)));
  };
}
