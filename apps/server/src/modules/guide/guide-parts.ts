import type { BranchId } from "@skatert/domain";
import type { Db, Tx } from "../../database/tables.ts";

/** The guide's operations on the tables of other modules. */
export interface GuideParts {
  hasRealMoney(db: Db): Promise<boolean>;
  hasOrder(db: Db): Promise<boolean>;
  /** Whether a practice order was refused since then. */
  hasPractised(db: Db, since: number): Promise<boolean>;
  hasDevice(db: Db, branch: BranchId): Promise<boolean>;
  moveDevices(tx: Tx, branch: BranchId): Promise<void>;
  moveRoles(tx: Tx, branch: BranchId): Promise<void>;
  /** Removes the log's links to guests. */
  forgetGuests(tx: Tx): Promise<void>;
}
