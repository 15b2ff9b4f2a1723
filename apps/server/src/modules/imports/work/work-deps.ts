import type { Store } from "../../../database/store.ts";
import type { AuditInsert } from "../../audit/audit-entry.ts";

/** Dependencies of long work in its own process. */
export interface WorkDeps {
  readonly store: Store;
  readonly audit: AuditInsert;
}
