import type { AuditInsert } from "./audit-entry.ts";
import { auditInsert } from "./audit-insert.ts";

/** The log of changes (STAFF-4). */
export interface AuditModule {
  readonly auditInsert: AuditInsert;
}

export function createAuditModule(): AuditModule {
  return { auditInsert };
}
