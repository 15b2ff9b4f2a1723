import type { CouponId } from "../catalog/id.ts";
import type {
  CategoryId,
  ComboDiscount,
  FreeLimit,
  LocationId,
  Measure,
  Picture,
  ProductId,
  VariationId,
  WarehouseId,
} from "../catalog/types.ts";
import type { Money } from "../money/money.ts";

/** `count` is per unit of the dish; for gram items per line (readings "Prices"). */
export interface SupplementChoice {
  readonly id: ProductId;
  readonly count: number;
}

/** What the shopper asks for: the identity of a line and how much, no prices. */
export interface LineRequest {
  readonly productId: ProductId;
  readonly variationId: VariationId | null;
  /** Pieces, portions or grams by the product's measure. */
  readonly quantity: number;
  readonly supplements: readonly SupplementChoice[];
  /** Name of the person whose dish this is in a group order; absent: the shopper's own. */
  readonly person?: string;
}

export interface CartSupplement extends SupplementChoice {
  readonly name: string;
  readonly price: Money;
  readonly categoryIds: readonly CategoryId[];
}

/** A line as the browser keeps it: the request plus what is needed to draw and price it at once (ENT-5). */
export interface CartLine extends LineRequest {
  /** Same dish, variation and supplements give the same key (CART-6). */
  readonly key: string;
  readonly name: string;
  readonly variationName: string | null;
  readonly unitPrice: Money;
  readonly regularPrice: Money;
  readonly picture: Picture | null;
  readonly url: string;
  readonly measure: Measure;
  readonly step: number;
  readonly initialQuantity: number;
  /** False: one piece a line, with a fixed quantity; absent: true (ENT-5). */
  readonly countable?: boolean;
  readonly supplements: readonly CartSupplement[];
  readonly freeLimits: readonly FreeLimit[];
  readonly combo: ComboDiscount | null;
  readonly excludedFromMinimum: boolean;
  readonly categoryIds: readonly CategoryId[];
  readonly locationIds: readonly LocationId[];
}

/** A gift owned by its coupon; priced at the coupon's amount per piece, not editable (CART-7). */
export interface GiftChoice {
  readonly couponId: CouponId;
  readonly productId: ProductId;
  readonly variationId: VariationId | null;
}

export interface Cart {
  readonly lines: readonly CartLine[];
}

/** What is left of a product in a branch; null quantity: unlimited. Without a variation the row covers all together. */
export interface StockLevel {
  readonly productId: ProductId;
  readonly variationId: VariationId | null;
  readonly warehouseId: WarehouseId;
  readonly quantity: number | null;
}
