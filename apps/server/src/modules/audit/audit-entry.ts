import type { CustomerId, WarehouseId } from "@skatert/domain";
import type { CompiledQuery } from "kysely";
import type { Tx } from "../../database/tables.ts";

/** Who made a change (STAFF-4). */
export interface Actor {
  readonly kind: "staff" | "integration" | "import" | "shop" | "guest";
  /** Id of the staff member or the guest; null: none. */
  readonly id: number | null;
  /** Name of the person or the integration, as it was then; "" for guests and the shop. */
  readonly name: string;
  /** The enrolled device; null: none. */
  readonly deviceId: number | null;
}

/** One change in the log. `before` and `after` are JSON values without secrets and without a guest's personal data. */
export interface AuditEntry {
  readonly at: number;
  readonly by: Actor;
  readonly branchId: WarehouseId | null;
  readonly object: { readonly kind: string; readonly id: string };
  readonly action: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly reason: string;
  /** The guest whom the entry concerns; the link ends with the account. */
  readonly guestId: CustomerId | null;
}

/** The statement that appends an entry in the transaction of the change itself. */
export type AuditInsert = (tx: Tx, entry: AuditEntry) => CompiledQuery<unknown>;
