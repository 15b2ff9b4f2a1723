import { money, moneyToRoubles } from "@skatert/domain";
import type { CompiledQuery } from "kysely";
import type { Tx } from "../../../database/tables.ts";
import type { AuditInsert } from "../../audit/audit-entry.ts";
import type { OrderPlaced, OrderRecorded, RecordedChange } from "../../orders/events.ts";
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
      before: { stage: from, ...promiseOf(change, "was"), ...noteOf(change, "was"), ...totalOf(change, "was") },
      after: {
        stage: order.stage,
        ...promiseOf(change, "promisedAt"),
        ...(change.kind === "refused" ? { refusal_reason: change.reason } : {}),
        ...noteOf(change, "is"),
        ...(change.kind === "changed" && change.isAllergyRead ? { allergy_read: true } : {}),
        ...totalOf(change, "is"),
        ...(change.kind === "changed" && change.step !== undefined ? { change: change.step } : {}),
      },
      reason: change.kind === "refused" ? change.reason : "",
      guestId: order.user_id,
    }),
  );
}

/** The promised time before and after; omitted if no time was promised. */
function promiseOf(change: RecordedChange, when: "was" | "promisedAt") {
  if (change.kind !== "confirmed" && change.kind !== "promised") return {};
  return change[when] === null ? {} : { promised_at: change[when] };
}

/** The log keeps only the presence and length of a note, because the text may name the guest (STAFF-4). */
function noteOf(change: RecordedChange, when: "was" | "is") {
  return change.kind === "changed" && change.note !== undefined ? { note_length: change.note[when].length } : {};
}

/** The order's total in roubles before and after a change. The words of the staff's reason may name the guest. */
function totalOf(change: RecordedChange, when: "was" | "is") {
  return change.kind === "changed" && change.totals !== undefined ? { total: moneyToRoubles(change.totals[when]) } : {};
}

/** The entry for a new order, unless its guest placed it: only an order on behalf of another person is logged. */
export function auditOfPlaced(
  insert: AuditInsert,
  tx: Tx,
  { order, by }: OrderPlaced,
): readonly CompiledQuery<unknown>[] {
  const actor = actorOf(by);
  if (actor.kind === "guest") return [];
  return [
    insert(tx, {
      at: order.created_at,
      by: actor,
      branchId: order.warehouse_id,
      object: { kind: "order", id: String(order.id) },
      action: "placed",
      before: null,
      after: { stage: order.stage, ...phoneOf(order) },
      reason: order.details.phone?.discountReason ?? "",
      guestId: order.user_id,
    }),
  ];
}

/** The consent of a guest on the telephone, and the discount that staff gave; sums in roubles. */
function phoneOf({ details: { phone, adjustments } }: OrderPlaced["order"]) {
  if (phone === undefined) return {};
  const discount = adjustments.find(({ kind }) => kind === "staff");
  return {
    source: "phone",
    consent: "voice",
    ...(discount === undefined ? {} : { staff_discount: moneyToRoubles(money(-discount.amount)) }),
  };
}
