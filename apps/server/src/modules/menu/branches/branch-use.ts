import type { BranchId } from "@skatert/domain";
import type { Db } from "../../../database/tables.ts";

/** References to branches in tables of other modules. */
export interface BranchUse {
  /** How many orders of each branch are not finished; a branch without any is absent. */
  liveOrders(db: Db, branches: readonly BranchId[]): Promise<ReadonlyMap<BranchId, number>>;
  devices(db: Db, branch: BranchId): Promise<readonly { readonly id: number; readonly name: string }[]>;
  /** People who work here and have a role in the branch. */
  people(
    db: Db,
    branch: BranchId,
  ): Promise<readonly { readonly id: number; readonly name: string; readonly elsewhere: boolean }[]>;
  /** The greatest branch number in orders, devices and roles, or 0; a new branch gets a greater one. */
  greatest(db: Db): Promise<number>;
}
