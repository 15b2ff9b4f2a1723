import type { WarehouseId } from "@skatert/domain";
import type { Db } from "../../../database/tables.ts";

/** What other modules hold about branches: their tables are not the shop's. */
export interface BranchUse {
  /** How many orders of each branch are not finished; a branch without any is absent. */
  liveOrders(db: Db, branches: readonly WarehouseId[]): Promise<ReadonlyMap<WarehouseId, number>>;
  devices(db: Db, branch: WarehouseId): Promise<readonly { readonly id: number; readonly name: string }[]>;
  /** People who work here and have a role in the branch. */
  people(
    db: Db,
    branch: WarehouseId,
  ): Promise<readonly { readonly id: number; readonly name: string; readonly elsewhere: boolean }[]>;
  /** The greatest number of a branch that an order, a device or a role names, or 0; a new branch gets a greater one. */
  greatest(db: Db): Promise<number>;
}
