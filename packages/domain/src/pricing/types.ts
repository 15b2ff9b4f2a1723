import type { FreeUnits } from "../cart/types.ts";
import type { CouponId } from "../catalog/id.ts";
import type { CategoryId, ComboDiscount, FreeLimit, Measure, ProductId } from "../catalog/types.ts";
import type { Money } from "../money/money.ts";

/** One line as input of pricing. Gifts are in `PricingInput.gifts`. */
export interface PricingLine {
  readonly measure: Measure;
  /** Per piece, or per 1000 g. */
  readonly unitPrice: Money;
  readonly quantity: number;
  readonly supplements: readonly {
    readonly id: ProductId;
    readonly price: Money;
    readonly count: number;
    readonly categoryIds: readonly CategoryId[];
    readonly group?: string;
  }[];
  readonly freeLimits: readonly FreeLimit[];
  readonly freeUnits?: readonly FreeUnits[];
  readonly combo: ComboDiscount | null;
  readonly excludedFromMinimum: boolean;
}

export interface PricedLine {
  /** With supplements, before combo discount and free supplements (`lines[].total` of the wire). */
  readonly gross: Money;
  /** Positive discount of the combo. */
  readonly comboDiscount: Money;
  /** Positive value of the free supplements. */
  readonly freeSupplements: Money;
}

export type DiscountSource = { readonly couponId: CouponId; readonly label: string };
export type Discount =
  | { readonly kind: "fixed"; readonly amount: Money; readonly source: DiscountSource }
  | { readonly kind: "percent"; readonly percent: number; readonly source: DiscountSource };

/**
 * A discount that a staff member gives by telephone (PHONE-1), and the largest that the person's roles allow, in percent
 * of the goods.
 */
export type StaffDiscount = { readonly maxPercent: number } & (
  | { readonly kind: "percent"; readonly percent: number }
  | { readonly kind: "fixed"; readonly amount: Money }
);

export interface PricingGift {
  readonly couponId: CouponId;
  readonly label: string;
  readonly unitPrice: Money;
  readonly quantity: number;
}

export type DeliveryFee =
  | { readonly kind: "none" }
  | { readonly kind: "delivery"; readonly amount: Money }
  | { readonly kind: "express"; readonly amount: Money };

export interface PricingInput {
  readonly lines: readonly PricingLine[];
  readonly discounts: readonly Discount[];
  readonly gifts: readonly PricingGift[];
  /** Called with the counted sum, because free delivery depends on it. */
  readonly fee: (countedSum: Money) => DeliveryFee;
  /** Absent: none. */
  readonly staffDiscount?: StaffDiscount;
  /** Requested whole points. A point is one rouble. */
  readonly bonusPoints: number;
  /** Maximum of points for a remainder of goods in minor units, just before bonuses. */
  readonly bonusCap: (goodsLeft: Money) => number;
}

export type AdjustmentKind =
  | "items"
  | "combo"
  | "fixed"
  | "percent"
  | "excluded"
  | "gifts"
  | "delivery"
  | "express"
  | "free_supplements"
  | "staff"
  | "bonuses";

/**
 * One step of the price formula. Discounts are negative. The amounts of a list sum to its total (PRICE-1).
 */
export interface Adjustment {
  readonly kind: AdjustmentKind;
  readonly amount: Money;
  readonly couponId?: CouponId;
  readonly label?: string;
}

export interface CartTotals {
  readonly lines: readonly PricedLine[];
  /** In the order of the price formula, without steps of 0. `items` is always present. */
  readonly adjustments: readonly Adjustment[];
  readonly total: Money;
  /**
   * Counted lines after combo, before discounts: for coupon bounds, the order minimum and free delivery
   * (readings "Prices").
   */
  readonly countedSum: Money;
  /** Remainder of the goods just before bonuses, without gifts and delivery. */
  readonly goodsBeforeBonuses: Money;
  /** Whole points applied and their maximum. */
  readonly bonusPointsApplied: number;
  readonly bonusPointsMax: number;
}
