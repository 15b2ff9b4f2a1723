import type { BranchId } from "@skatert/domain";
import { type RawBuilder, sql } from "kysely";

/**
 * 1 if a branch has an enrolled device that is not revoked, because such a branch confirms its orders (BOARD-1). Else
 * 0.
 */
export function branchAsks(branchId: BranchId): RawBuilder<number> {
  return sql<number>`(case when exists (select 1 from office_devices
    where branch_id = ${branchId} and revoked_at is null) then 1 else 0 end)`;
}
