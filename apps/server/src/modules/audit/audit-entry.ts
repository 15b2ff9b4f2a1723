import type { AuditAction, AuditKind } from "@skatert/contract";
import type { BranchId, CustomerId } from "@skatert/domain";
import type { CompiledQuery } from "kysely";
import type { Tx } from "../../database/tables.ts";
import type { ActorKind } from "./tables.ts";

/** The author of a change (STAFF-4). */
export interface Actor {
  readonly kind: ActorKind;
  /** Id of the staff member or the guest; null: none. */
  readonly id: number | null;
  /** Name of the person or the integration at that time; "" for guests and the shop. */
  readonly name: string;
  /** The enrolled device; null: none. */
  readonly deviceId: number | null;
}

/** One change in the log. Of `before` and `after` the log keeps the fields that AUDIT_FIELDS names for the kind. */
export interface AuditEntry {
  readonly at: number;
  readonly by: Actor;
  readonly branchId: BranchId | null;
  readonly object: { readonly kind: AuditKind; readonly id: string };
  readonly action: AuditAction;
  readonly before: unknown;
  readonly after: unknown;
  readonly reason: string;
  /** The guest of the entry; the link is removed with the account. */
  readonly guestId: CustomerId | null;
}

/** The statement that appends an entry, for the transaction of the change itself. */
export type AuditInsert = (tx: Tx, entry: AuditEntry) => CompiledQuery<unknown>;
