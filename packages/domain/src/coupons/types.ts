import type { CouponId, CustomerId } from "../catalog/id.ts";
import type { CategoryId, DeliveryMethod, ProductId, VariationId, WarehouseId, Weekday } from "../catalog/types.ts";
import type { Money } from "../money/money.ts";
import type { CalendarDay, Instant } from "../schedule/types.ts";

/** auto: offered by the shop to all; individual: to listed users; promo: by a typed code. */
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

/** One eligibility rule as a plain value; each kind has its own file in `conditions/` (spec section 5). */
export type Condition =
  | { readonly kind: "warehouse"; readonly warehouseIds: readonly WarehouseId[] }
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
  /** Minutes of the day; from inclusive, to exclusive. */
  | { readonly kind: "hours"; readonly from: number; readonly to: number }
  | { readonly kind: "weekday"; readonly weekdays: readonly Weekday[] }
  | { readonly kind: "first-purchase" };

export interface Coupon {
  readonly id: CouponId;
  readonly code: string;
  readonly kind: CouponKind;
  readonly description: string;
  readonly image: string | null;
  readonly showToUser: boolean;
  /** For `individual`: the users it is for. A promo code with users is only theirs. */
  readonly userIds: readonly CustomerId[];
  readonly isIndividual: boolean;
  readonly benefit: Benefit;
  readonly conditions: readonly Condition[];
  /** Null: unlimited. */
  readonly usageLimit: number | null;
  readonly usageLimitPerCustomer: number | null;
  /** The first instant at which it is over; null: never. */
  readonly expiresAt: Instant | null;
}

export interface CouponCustomer {
  /** Null: a guest whom only the order's phone names; counts for the first purchase and for limits per customer. */
  readonly id: CustomerId | null;
  readonly birth: CalendarDay | null;
  /** The first day of birthday gifts for a number with a deleted account; null or absent: any day. */
  readonly birthdayGiftsFrom?: CalendarDay | null;
  /** All but cancelled. */
  readonly ordersCount: number;
}

export interface CouponCartItem {
  readonly productId: ProductId;
  /** The product's categories with all ancestors. */
  readonly categoryIds: ReadonlySet<CategoryId>;
  /** A gram item counts as one piece. */
  readonly pieces: number;
}

/** Everything eligibility may look at. */
export interface CouponContext {
  readonly items: readonly CouponCartItem[];
  readonly countedSum: Money;
  readonly warehouseId: WarehouseId | null;
  readonly method: DeliveryMethod | null;
  readonly customer: CouponCustomer | null;
  readonly device: string;
  /** The clock: expiry. */
  readonly now: Instant;
  /** The clock's day in the shop's zone: birthdays. */
  readonly today: CalendarDay;
  /** Delivery time: weekday and hours. `minute` null: a date without a time leaves hours out. */
  readonly takeDay: CalendarDay;
  readonly takeMinute: number | null;
  readonly uses: ReadonlyMap<CouponId, { readonly total: number; readonly byCustomer: number }>;
}

export type CouponRefusal =
  | { readonly reason: "warehouse"; readonly warehouseIds: readonly WarehouseId[] }
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
  /** How much more (strictly above: one kopeck over the bound is enough) or how much too much. */
  | { readonly reason: "sum-below"; readonly bound: Money; readonly missing: Money }
  | { readonly reason: "sum-above"; readonly bound: Money; readonly excess: Money }
  | { readonly reason: "hours"; readonly from: number; readonly to: number }
  | { readonly reason: "weekday"; readonly weekdays: readonly Weekday[] }
  | { readonly reason: "first-purchase" }
  | { readonly reason: "individual" }
  | { readonly reason: "used-up" }
  | { readonly reason: "expired" }
  | { readonly reason: "not-combinable" };

export interface CombiningPolicy {
  readonly autoWithAuto: boolean;
  readonly individualWithAuto: boolean;
  readonly promoWithAuto: boolean;
  readonly bonusesWithAuto: boolean;
}
