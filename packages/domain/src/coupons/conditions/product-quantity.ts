import type { ProductId } from "../../catalog/types.ts";
import type { CouponCartItem } from "../types.ts";
import type { Check } from "./check.ts";

/**
 * COUP-7: each listed product reaches at least its stated quantity over all its lines. A refusal names the
 * first that does not.
 */
export const checkProductQuantity: Check<"product-quantity"> = ({ productIds, quantity }, { items }) => {
  for (const productId of productIds) {
    const missing = quantity - piecesOf(productId, items);
    if (missing > 0) return { reason: "product-quantity", productId, missing };
  }
  return null;
};

function piecesOf(productId: ProductId, items: readonly CouponCartItem[]): number {
  let pieces = 0;
  for (const item of items) if (item.productId === productId) pieces += item.pieces;
  return pieces;
}
