import type { AuditKind } from "@skatert/contract";
import type { BranchId, CustomerId } from "@skatert/domain";

/** Kinds of authors: a person, an integration, an import, the shop itself, a guest. */
export type ActorKind = "staff" | "integration" | "import" | "shop" | "guest";

/** Rows are only appended; the one change is the removal of a guest's link. */
export interface AuditTables {
  audit_log: {
    /** Ascending among the entries that one process writes in one millisecond. */
    id: string;
    at: number;
    actor_kind: ActorKind;
    /** Id of a staff member; null for every other actor. */
    actor_id: number | null;
    actor_name: string;
    device_id: number | null;
    branch_id: BranchId | null;
    object_kind: AuditKind;
    object_id: string;
    action: string;
    /** JSON of the allowed fields; null: none. */
    before: string | null;
    after: string | null;
    reason: string;
    /** Person, action, object and reason in the form of searchText. */
    words: string;
    guest_id: CustomerId | null;
  };
}
