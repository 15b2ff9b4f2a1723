import { countedPieces } from "../cart/pieces.ts";
import type { LineRequest } from "../cart/types.ts";
import type { Catalog } from "../catalog/types.ts";
import type { CouponCartItem } from "./types.ts";

/**
 * The bought lines as coupon rules take them: no supplements, no gifts, categories with all ancestors
 * (readings "Coupons"). Leaves out products that are not on the menu.
 */
export function couponCartItems(lines: readonly LineRequest[], catalog: Catalog): readonly CouponCartItem[] {
  return lines.flatMap((line) => {
    const product = catalog.products.get(line.productId);
    const categoryIds = catalog.categoryIdsOf.get(line.productId);
    if (product === undefined || categoryIds === undefined) return [];
    return [{ productId: line.productId, categoryIds, pieces: countedPieces(product.measure, line.quantity) }];
  });
}
