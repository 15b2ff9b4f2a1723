import type { DishGroup } from "../../../cart/choices/resolve-groups.ts";
import type { StockRoom } from "../../../cart/stock-room.ts";
import type { LineRequest } from "../../../cart/types.ts";
import type { BuyingBan } from "../../../catalog/buying-ban.ts";
import type { BranchId, Catalog, LocationId, Product } from "../../../catalog/types.ts";
import type { DeliveryMoment } from "../../../schedule/availability.ts";
import type { Instant, WorkSchedule } from "../../../schedule/types.ts";
import type { StopIndex } from "../../../stops/stopped-items.ts";
import type { LineRefusal } from "../../types.ts";

/** The serving branch and the delivery time. */
export interface ServingBranch {
  readonly mainCatalog: Catalog;
  readonly catalog: Catalog;
  /** Null: no branch is chosen yet, so stock and locations are not checked. */
  readonly warehouseId: BranchId | null;
  /** The branch whose stock rows apply: the order's, or the single one (`single_stock_mode`). */
  readonly stockWarehouseId: BranchId;
  readonly buyingBan: BuyingBan;
  readonly dishNotes: boolean;
  readonly locationIds: readonly LocationId[];
  readonly schedule: Pick<WorkSchedule, "timeZone">;
  readonly moment: DeliveryMoment;
  /** The same time as an instant, for stops; see wantedAt. */
  readonly wantedAt: Instant;
  readonly stops: StopIndex;
}

/** A line whose product is on the branch's menu, with its choices settled. */
export interface AskedLine {
  readonly request: LineRequest;
  readonly product: Product;
  /** Of the dish at the asked size. */
  readonly groups: readonly DishGroup[];
  readonly branch: ServingBranch;
  /** The stock that earlier lines have left. */
  readonly room: StockRoom;
}

/** One reason why a line is not sold. Null if this check passes. */
export type LineCheck = (line: AskedLine) => LineRefusal | null;
