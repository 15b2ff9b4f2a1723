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

/** The shopper's request: the identity and quantity of a line, without prices. */
export interface LineRequest {
  readonly productId: ProductId;
  readonly variationId: VariationId | null;
  /** Pieces, portions or grams, by the product's measure. */
  readonly quantity: number;
  readonly supplements: readonly SupplementChoice[];
  /** Name of the person in a group order whose dish this is. Absent: the shopper's own dish. */
  readonly person?: string;
}

export interface CartSupplement extends SupplementChoice {
  readonly name: string;
  readonly price: Money;
  readonly categoryIds: readonly CategoryId[];
}

/** A line as the browser stores it: the request and all that drawing and pricing need (ENT-5). */
export interface CartLine extends LineRequest {
  /** Equal dish, variation and supplements give equal keys (CART-6). */
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
  /** False: one piece per line, with a fixed quantity. Absent: true (ENT-5). */
  readonly countable?: boolean;
  readonly supplements: readonly CartSupplement[];
  readonly freeLimits: readonly FreeLimit[];
  readonly combo: ComboDiscount | null;
  readonly excludedFromMinimum: boolean;
  readonly categoryIds: readonly CategoryId[];
  readonly locationIds: readonly LocationId[];
}

/** A gift of its coupon. It costs the coupon's amount per piece and cannot be edited (CART-7). */
export interface GiftChoice {
  readonly couponId: CouponId;
  readonly productId: ProductId;
  readonly variationId: VariationId | null;
}

export interface Cart {
  readonly lines: readonly CartLine[];
}

/**
 * Remaining stock of a product in a branch. A null quantity is unlimited. A row without variation limits all
 * variations together.
 */
export interface StockLevel {
  readonly productId: ProductId;
  readonly variationId: VariationId | null;
  readonly warehouseId: WarehouseId;
  readonly quantity: number | null;
}
