import { randomBytes } from "node:crypto";
import type { CustomerId } from "@skatert/domain";
import type { AuditEntry, AuditInsert } from "./audit-entry.ts";
import { loggedState, withoutContacts } from "./audit-fields.ts";
import { searchText } from "./search-text.ts";

/** Appends an entry (STAFF-4). The caller executes the statement in the transaction of the change. */
export const auditInsert: AuditInsert = (tx, entry) => {
  const { by, object } = entry;
  const name = by.kind === "guest" ? "" : by.name;
  const reason = withoutContacts(entry.reason);
  const row = {
    id: nextId(entry.at),
    at: entry.at,
    actor_kind: by.kind,
    actor_id: by.kind === "staff" ? by.id : null,
    actor_name: name,
    device_id: by.deviceId,
    branch_id: entry.branchId,
    object_kind: object.kind,
    object_id: object.id,
    action: entry.action,
    before: loggedState(object.kind, entry.before),
    after: loggedState(object.kind, entry.after),
    reason,
    words: searchText(`${name} ${entry.action} ${object.kind} ${object.id} ${reason}`),
    guest_id: guestOf(entry),
  };
  return tx.insertInto("audit_log").values(row).compile();
};

/** A guest as author is linked only if the link is removed with the account. */
function guestOf({ by, guestId }: AuditEntry): CustomerId | null {
  return guestId ?? (by.kind === "guest" ? by.id : null);
}

let written = 0;

/** Time, a counter of this process, and a random part, so that entries of the same millisecond keep their order. */
function nextId(at: number): string {
  written = (written + 1) % 36 ** 5;
  const time = at.toString(36).padStart(9, "0");
  return `${time}${written.toString(36).padStart(5, "0")}${randomBytes(6).toString("hex")}`;
}
