import { lineKey } from "../cart/line-key.ts";
import type { Cart, CartLine, LineRequest, StockLevel } from "../cart/types.ts";
import { money } from "../money/money.ts";

/** One piece of product 1, without variation and supplements. */
export function aLineRequest(changes: Partial<LineRequest> = {}): LineRequest {
  return { productId: 1, variationId: null, quantity: 1, supplements: [], ...changes };
}

/** A line of one dish at 100 ₽. Its key is derived from product, variation, supplements and note. */
export function aCartLine(changes: Partial<CartLine> = {}): CartLine {
  const productId = changes.productId ?? 1;
  const variationId = changes.variationId ?? null;
  const supplements = changes.supplements ?? [];
  const unitPrice = changes.unitPrice ?? money(100_00);
  return {
    productId,
    variationId,
    quantity: 1,
    key: lineKey({
      productId,
      variationId,
      supplements,
      ...(changes.note === undefined ? {} : { note: changes.note }),
    }),
    name: `Dish ${productId}`,
    variationName: null,
    unitPrice,
    regularPrice: unitPrice,
    picture: null,
    url: `/menu/dish-${productId}`,
    measure: { kind: "piece" },
    step: 1,
    initialQuantity: changes.step ?? 1,
    supplements,
    freeLimits: [],
    combo: null,
    excludedFromMinimum: false,
    categoryIds: [],
    locationIds: [],
    ...changes,
  };
}

export function aCart(...lines: readonly CartLine[]): Cart {
  return { lines };
}

/** Unlimited stock of product 1 in branch 1. */
export function aStockLevel(changes: Partial<StockLevel> = {}): StockLevel {
  return { productId: 1, variationId: null, warehouseId: 1, quantity: null, ...changes };
}
