import type { BranchId } from "@skatert/domain";
import type { Tx } from "../../../database/tables.ts";
import type { AuditEntry, AuditInsert } from "../../audit/audit-entry.ts";
import type { StaffCaller } from "../../staff-gate.ts";
import { bookingState } from "../request-facts.ts";
import type { StoredRequest } from "../tables.ts";

interface Logged {
  readonly by: StaffCaller;
  readonly at: number;
  readonly branchId: BranchId;
  readonly action: AuditEntry["action"];
  readonly before: StoredRequest | null;
  readonly after: StoredRequest;
}

/** Logs what staff did with a booking, without its guest (STAFF-4). */
export async function logBooking(
  auditInsert: AuditInsert,
  tx: Tx,
  { by, at, branchId, action, before, after }: Logged,
): Promise<void> {
  const entry = auditInsert(tx, {
    at,
    by: { kind: "staff", id: by.id, name: by.name, deviceId: by.deviceId },
    branchId,
    object: { kind: "booking", id: String(after.id) },
    action,
    before: before === null ? null : loggedFields(before),
    after: loggedFields(after),
    reason: after.refusal_reason ?? "",
    guestId: after.user_id,
  });
  await tx.executeQuery(entry);
}

function loggedFields(booking: StoredRequest) {
  const { table_number, starts_at, ends_at, seats } = booking;
  return { table_number, starts_at, ends_at, seats, booking_state: bookingState(booking) };
}
