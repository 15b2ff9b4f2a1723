import type { WarehouseId } from "@skatert/domain";
import type { Db, Tx } from "../../database/tables.ts";

/** The guide's operations on the tables of other modules. */
export interface GuideParts {
  hasRealMoney(db: Db): Promise<boolean>;
  hasOrder(db: Db): Promise<boolean>;
  /** Whether a practice order was refused since then. */
  hasPractised(db: Db, since: number): Promise<boolean>;
  hasDevice(db: Db, branch: WarehouseId): Promise<boolean>;
  moveDevices(tx: Tx, branch: WarehouseId): Promise<void>;
  moveRoles(tx: Tx, branch: WarehouseId): Promise<void>;
  /** Removes the log's links to guests. */
  forgetGuests(tx: Tx): Promise<void>;
}
