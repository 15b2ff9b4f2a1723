import type { CouponId } from "../catalog/id.ts";
import type {
  BranchId,
  CategoryId,
  ComboDiscount,
  FreeLimit,
  GroupId,
  LocationId,
  Measure,
  Picture,
  ProductId,
  VariationId,
} from "../catalog/types.ts";
import type { Money } from "../money/money.ts";

/** `count` is per unit of the dish; for gram items per line (readings "Prices"). */
export interface SupplementChoice {
  readonly id: ProductId;
  readonly count: number;
}

/** Chosen units of an option. `count` is per unit of the dish; for gram items per line. */
export interface Choice extends SupplementChoice {
  readonly groupId: GroupId;
  /** Null: the size of the option that the line's size gives. */
  readonly variationId: VariationId | null;
  /** Choices of a dish that a set's part is, one level deep. Absent: its presets that cost nothing (MENU-12). */
  readonly choices?: readonly Choice[];
}

/** The shopper's request: the identity and quantity of a line, without prices. */
export interface LineRequest {
  readonly productId: ProductId;
  readonly variationId: VariationId | null;
  /** Pieces, portions or grams, by the product's measure. */
  readonly quantity: number;
  /** Every chosen unit; also those of `choices`, so that a host without groups sells the same. */
  readonly supplements: readonly SupplementChoice[];
  /**
   * Everything chosen in the dish's groups: an empty list means nothing. Absent: the client knows no groups, so its
   * supplements are placed into them (MENU-5).
   */
  readonly choices?: readonly Choice[];
  /** The guest's wish for this dish, one line of text. Absent: none (MENU-15). */
  readonly note?: string;
  /** Name of the person in a group order whose dish this is. Absent: the shopper's own dish. */
  readonly person?: string;
}

export interface CartSupplement extends SupplementChoice {
  readonly name: string;
  readonly price: Money;
  /** For free limits; empty for a part of a set and a half. */
  readonly categoryIds: readonly CategoryId[];
  /** The group of a chosen unit as `FreeUnits` names it. Absent: a supplement outside groups. */
  readonly group?: string;
  /** Something is left out of the dish. */
  readonly removes?: true;
  /** Absent: none. */
  readonly variationId?: VariationId;
}

/** Free units of one group of a line, the dearest first (MENU-7). */
export interface FreeUnits {
  /** The same text as at the group's supplements. */
  readonly group: string;
  readonly quantity: number;
}

/** A line as the browser stores it: the request and all that drawing and pricing need (ENT-5). */
export interface CartLine extends LineRequest {
  /** Equal dish, variation, choices and note give equal keys (CART-6). */
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
  /** Absent: no group has free units. */
  readonly freeUnits?: readonly FreeUnits[];
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
  readonly warehouseId: BranchId;
  readonly quantity: number | null;
}
