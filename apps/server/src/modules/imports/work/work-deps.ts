import type { Store } from "../../../database/store.ts";
import type { AuditInsert } from "../../audit/audit-entry.ts";

/** What long work has in its own process. */
export interface WorkDeps {
  readonly store: Store;
  readonly audit: AuditInsert;
}
