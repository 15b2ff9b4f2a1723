import type { Product } from "../../../catalog/types.ts";
import type { LineCheck, ServingBranch } from "./asked-line.ts";

/** Whether the branch sells a product of its menu. Empty `locationIds` mean everywhere. */
export function isSoldInBranch(product: Product, branch: ServingBranch): boolean {
  if (branch.warehouseId === null || product.locationIds.length === 0) return true;
  return branch.locationIds.some((id) => product.locationIds.includes(id));
}

/** A dish whose locations exclude the branch is not sold there (readings "Small shapes"). */
export const checkLocation: LineCheck = ({ product, branch }) =>
  isSoldInBranch(product, branch) ? null : { reason: "not-at-location" };
