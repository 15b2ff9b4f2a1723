import type { BranchId } from "@skatert/domain";
import type { Tx } from "../../database/tables.ts";
import type { ChangeNote } from "../../shop/changes/log-change.ts";
import type { JsonObject } from "../../shop/documents/json.ts";
import type { AuditEntry, AuditInsert } from "../audit/audit-entry.ts";

/** The log of changes, and the integration that makes them (STAFF-4). */
export interface IntegrationLog {
  readonly auditInsert: AuditInsert;
  /** The integration's name. */
  readonly name: string;
  readonly now: number;
}

/** The author of the change, for the shop's history (EDIT-6). */
export function noteOf({ name }: IntegrationLog): ChangeNote {
  return { author: { kind: "integration", id: null, name }, source: "integration" };
}

export interface LoggedChange {
  readonly object: AuditEntry["object"];
  readonly action: "create" | "change" | "remove" | "set";
  /** Null: the object is new. */
  readonly before: JsonObject | null;
  /** Null: the object is gone. */
  readonly after: JsonObject | null;
  /** Null: the shop's, not one branch's. */
  readonly branchId: BranchId | null;
}

/** Appends the fields that differ, in the transaction of the change; nothing if none does. */
export async function logChange(tx: Tx, { auditInsert, name, now }: IntegrationLog, change: LoggedChange) {
  const { object, action, branchId } = change;
  const fields = changedFields(change.before ?? {}, change.after ?? {});
  if (fields.length === 0) return;
  const by = { kind: "integration", id: null, name, deviceId: null } as const;
  const states = { before: pick(change.before, fields), after: pick(change.after, fields) };
  await tx.executeQuery(
    auditInsert(tx, { at: now, by, branchId, object, action, ...states, reason: "", guestId: null }),
  );
}

function changedFields(before: JsonObject, after: JsonObject): readonly string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}

function pick(value: JsonObject | null, fields: readonly string[]): JsonObject | null {
  return value && Object.fromEntries(fields.map((field) => [field, value[field] ?? null]));
}
