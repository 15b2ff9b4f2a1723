import type { CompiledQuery } from "kysely";
import type { Tx } from "../../../database/tables.ts";
import type { AuditInsert } from "../../audit/audit-entry.ts";
import type { OrderRecorded } from "../../orders/events.ts";
import { actorOf } from "./actor.ts";

/** The entries of the log for a changed order (STAFF-4): one for each change, without the guest's data. */
export function auditOfOrder(insert: AuditInsert, tx: Tx, event: OrderRecorded): readonly CompiledQuery<unknown>[] {
  const { order, from, by, deviceId, at, changes } = event;
  return changes.map((change) =>
    insert(tx, {
      at,
      by: actorOf(by, deviceId),
      branchId: order.warehouse_id,
      object: { kind: "order", id: String(order.id) },
      action: change.kind,
      before: { stage: from },
      after: {
        stage: order.stage,
        ...("promisedAt" in change && change.promisedAt !== null ? { promised_at: change.promisedAt } : {}),
        ...(change.kind === "refused" ? { refusal_reason: change.reason } : {}),
      },
      reason: change.kind === "refused" ? change.reason : "",
      guestId: order.user_id,
    }),
  );
}
