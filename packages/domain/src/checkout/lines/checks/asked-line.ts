import type { LineRequest } from "../../../cart/types.ts";
import type { BuyingBan } from "../../../catalog/buying-ban.ts";
import type { Catalog, LocationId, Product, WarehouseId } from "../../../catalog/types.ts";
import type { DeliveryMoment } from "../../../schedule/availability.ts";
import type { LineRefusal } from "../../types.ts";

/** The branch that is to serve, and when. */
export interface ServingBranch {
  readonly mainCatalog: Catalog;
  readonly catalog: Catalog;
  /** Null: no branch chosen yet; stock and locations are not asked. */
  readonly warehouseId: WarehouseId | null;
  /** The branch whose stock rows apply: the order's, or one for all (`single_stock_mode`). */
  readonly stockWarehouseId: WarehouseId;
  readonly buyingBan: BuyingBan;
  readonly locationIds: readonly LocationId[];
  readonly moment: DeliveryMoment;
}

/** A line whose product the branch's menu knows. */
export interface AskedLine {
  readonly request: LineRequest;
  readonly product: Product;
  readonly branch: ServingBranch;
}

/** One reason for which a line is not sold; null when this check has nothing against it. */
export type LineCheck = (line: AskedLine) => LineRefusal | null;
