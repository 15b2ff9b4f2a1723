import type { CouponId, CustomerId } from "../catalog/id.ts";
import type { BranchId, CategoryId, DeliveryMethod, ProductId, VariationId, Weekday } from "../catalog/types.ts";
import type { Money } from "../money/money.ts";
import type { CalendarDay, Instant } from "../schedule/types.ts";

/** auto: for all shoppers. individual: for listed users. promo: by a typed code. */
export type CouponKind = "auto" | "individual" | "promo";

export interface GiftItem {
  readonly productId: ProductId;
  readonly variationId: VariationId | null;
  readonly quantity: number;
}

export type Benefit =
  | { readonly kind: "percent"; readonly percent: number }
  | { readonly kind: "fixed"; readonly amount: Money }
  /** The shopper takes one of `gifts` at `unitPrice` per piece. */
  | { readonly kind: "gift"; readonly unitPrice: Money; readonly gifts: readonly GiftItem[] };

/** One of the two halves of the guests. */
export type Audience = "a" | "b";

/** One eligibility rule as a plain value. Each kind has a file in `conditions/`. */
export type Condition =
  | { readonly kind: "warehouse"; readonly warehouseIds: readonly BranchId[] }
  | { readonly kind: "delivery-type"; readonly methods: readonly DeliveryMethod[] }
  | { readonly kind: "device"; readonly devices: readonly string[] }
  | { readonly kind: "birthday"; readonly daysBefore: number; readonly daysAfter: number }
  | {
      readonly kind: "cart-contains";
      readonly productIds: readonly ProductId[];
      readonly categoryIds: readonly CategoryId[];
    }
  | { readonly kind: "excluded-category"; readonly categoryIds: readonly CategoryId[] }
  | { readonly kind: "product-quantity"; readonly productIds: readonly ProductId[]; readonly quantity: number }
  | { readonly kind: "category-quantity"; readonly categoryIds: readonly CategoryId[]; readonly quantity: number }
  | { readonly kind: "cart-sum"; readonly minimum: Money | null; readonly maximum: Money | null }
  /** Minutes of the day. `from` is inclusive, `to` exclusive. */
  | { readonly kind: "hours"; readonly from: number; readonly to: number }
  | { readonly kind: "weekday"; readonly weekdays: readonly Weekday[] }
  | { readonly kind: "first-purchase" };

export interface Coupon {
  readonly id: CouponId;
  readonly code: string;
  /** Single-use codes of a promo code by `codeKey`; `code` is then only the name. Null: its one code is `code`. */
  readonly codes: ReadonlyMap<string, string> | null;
  readonly kind: CouponKind;
  readonly description: string;
  readonly image: string | null;
  readonly showToUser: boolean;
  /** For `individual`: the users of the coupon. A promo code with users is only for them. */
  readonly userIds: readonly CustomerId[];
  readonly isIndividual: boolean;
  readonly benefit: Benefit;
  readonly conditions: readonly Condition[];
  /** Null: unlimited. */
  readonly usageLimit: number | null;
  readonly usageLimitPerCustomer: number | null;
  /** Uses of one customer in one day of the shop. Null: unlimited. */
  readonly usageLimitPerDay: number | null;
  /** The coupon ends when it has given this sum to live orders. Null: unlimited. */
  readonly budget: Money | null;
  /** Null: both halves of the guests. */
  readonly audience: Audience | null;
  /** The first instant at which the coupon applies. Null: always. */
  readonly startsAt: Instant | null;
  /** The instant of expiry, itself expired. Null: never. */
  readonly expiresAt: Instant | null;
}

export interface CouponCustomer {
  /**
   * Null: a guest, identified only by the phone of the order. It counts for the first purchase and for limits
   * per customer.
   */
  readonly id: CustomerId | null;
  /** E.164. Null or absent: unknown. */
  readonly phone?: string | null;
  readonly birth: CalendarDay | null;
  /** The first day of birthday gifts for a number with a deleted account. Null or absent: any day. */
  readonly birthdayGiftsFrom?: CalendarDay | null;
  /** Orders that are not cancelled. */
  readonly ordersCount: number;
}

export interface CouponCartItem {
  readonly productId: ProductId;
  /** The product's categories with all ancestors. */
  readonly categoryIds: ReadonlySet<CategoryId>;
  /** A gram item counts as one piece. */
  readonly pieces: number;
}

/** Uses of a coupon by live orders. */
export interface CouponUses {
  readonly total: number;
  readonly byCustomer: number;
  /** Of the customer in the clock's day of the shop. Absent: none. */
  readonly byCustomerToday?: number;
  /** The sum of what it gave, see givenBy. Absent: nothing. */
  readonly given?: Money;
}

/** All inputs of eligibility. */
export interface CouponContext {
  readonly items: readonly CouponCartItem[];
  readonly countedSum: Money;
  readonly warehouseId: BranchId | null;
  readonly method: DeliveryMethod | null;
  readonly customer: CouponCustomer | null;
  readonly device: string;
  /** The clock, for expiry. */
  readonly now: Instant;
  /** The clock's day in the shop's zone, for birthdays. */
  readonly today: CalendarDay;
  /** Delivery time, for weekday and hours. A null `minute` skips the hours. */
  readonly takeDay: CalendarDay;
  readonly takeMinute: number | null;
  readonly uses: ReadonlyMap<CouponId, CouponUses>;
  /** The coupon whose single-use code the request names, if a live order has that code. */
  readonly usedCodeOf?: CouponId | null;
}

export type CouponRefusal =
  | { readonly reason: "warehouse"; readonly warehouseIds: readonly BranchId[] }
  | { readonly reason: "delivery-type"; readonly methods: readonly DeliveryMethod[] }
  | { readonly reason: "device" }
  | { readonly reason: "birthday" }
  | {
      readonly reason: "missing-product";
      readonly productIds: readonly ProductId[];
      readonly categoryIds: readonly CategoryId[];
    }
  | { readonly reason: "excluded-category"; readonly categoryIds: readonly CategoryId[] }
  | { readonly reason: "product-quantity"; readonly productId: ProductId; readonly missing: number }
  | { readonly reason: "category-quantity"; readonly categoryIds: readonly CategoryId[]; readonly missing: number }
  /** The amount that is missing (one kopeck over the bound is enough) or in excess. */
  | { readonly reason: "sum-below"; readonly bound: Money; readonly missing: Money }
  | { readonly reason: "sum-above"; readonly bound: Money; readonly excess: Money }
  | { readonly reason: "hours"; readonly from: number; readonly to: number }
  | { readonly reason: "weekday"; readonly weekdays: readonly Weekday[] }
  | { readonly reason: "first-purchase" }
  | { readonly reason: "individual" }
  | { readonly reason: "used-up" }
  | { readonly reason: "used-today" }
  | { readonly reason: "budget-spent" }
  | { readonly reason: "not-started" }
  | { readonly reason: "other-half" }
  | { readonly reason: "expired" }
  | { readonly reason: "not-combinable" };

export interface CombiningPolicy {
  readonly autoWithAuto: boolean;
  readonly individualWithAuto: boolean;
  readonly promoWithAuto: boolean;
  readonly bonusesWithAuto: boolean;
}
