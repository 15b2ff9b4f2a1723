import type { SoldChoice } from "../cart/choices/types.ts";
import type { CartSupplement, LineRequest } from "../cart/types.ts";
import type { CouponId } from "../catalog/id.ts";
import type { BranchId, CategoryId, DeliveryMethod, ProductId, VariationId } from "../catalog/types.ts";
import type { OrderPosition } from "../checkout/order-receipt.ts";
import type { LineRefusal, QuotedLine, SoldDish } from "../checkout/types.ts";
import type { CombiningPolicy, Coupon, CouponRefusal } from "../coupons/types.ts";
import type { DeliveryCondition, ZoneId } from "../delivery/types.ts";
import type { BonusRules } from "../loyalty/types.ts";
import type { Money } from "../money/money.ts";
import type { Adjustment, PricingGift, PricingLine, StaffDiscount } from "../pricing/types.ts";
import type { DeliveryMoment } from "../schedule/availability.ts";

/** A bought line of an order: all that prices, describes and serves it, as the menu had it when it was sold. */
export interface TermsLine extends Omit<PricingLine, "supplements"> {
  readonly productId: ProductId;
  readonly variationId: VariationId | null;
  readonly name: string;
  /** With all ancestors, for the conditions of coupons. */
  readonly categoryIds: readonly CategoryId[];
  readonly step: number;
  readonly initialQuantity: number;
  /** False: one piece per line. Absent: true. */
  readonly countable?: boolean;
  readonly supplements: readonly CartSupplement[];
  /** Absent: a dish without groups. */
  readonly choices?: readonly SoldChoice[];
  readonly note?: string;
  readonly person?: string;
  readonly sold: SoldDish;
  /** Dishes that a set always contains, for the stock. */
  readonly partIds: readonly ProductId[];
}

/** The gift of an order. */
export interface TermsGift extends PricingGift {
  /** The dish as a bought line at the menu's price of the day. */
  readonly line: TermsLine;
  /** As the quote shows what is given with it. */
  readonly supplements: QuotedLine["supplements"];
  /**
   * gift: at the coupon's amount. menu: the guest keeps it at the menu's price, as a bought line. none: given up.
   */
  readonly taken: "gift" | "menu" | "none";
}

/** Where an order is handed over, as far as its price depends on it. */
export interface TermsPlace {
  readonly method: DeliveryMethod;
  /** Null: no delivery. */
  readonly zoneId: ZoneId | null;
  readonly express: boolean;
  /** Null: nothing is charged. */
  readonly fee: Pick<DeliveryCondition, "price" | "freeFrom" | "expressCost"> | null;
  readonly minimum: Money;
}

/**
 * What prices an order, as it was when the order was placed (CHANGE-1). Plain JSON. Menu, coupons and bonus rules may
 * change later: nothing here does.
 */
export interface OrderTerms {
  readonly lines: readonly TermsLine[];
  /** Null: no gift was promised. */
  readonly gift: TermsGift | null;
  /**
   * The coupons that applied when the order was placed, without their single-use codes and users. A later version may
   * lose one and get it back.
   */
  readonly coupons: readonly Coupon[];
  /** Coupons whose conditions about the cart no longer count, because a dish was missing. */
  readonly keptCouponIds: readonly CouponId[];
  readonly combining: CombiningPolicy;
  readonly bonusRules: BonusRules;
  readonly place: TermsPlace;
  readonly warehouseId: BranchId;
  /** The time of handover on the branch's clock. */
  readonly moment: DeliveryMoment;
  /** Whole points that the guest agreed to spend, and the most that this version may: it never exceeds them. */
  readonly points: { readonly agreed: number; readonly limit: number };
  /** As a person gave it by telephone: a percentage follows the goods of each version. Absent: none. */
  readonly staffDiscount?: StaffDiscount;
}

/** A version of an order at its own terms. Its lines have `sold` and `paid`; a gift is last. */
export interface PricedTerms {
  readonly lines: readonly QuotedLine[];
  readonly adjustments: readonly Adjustment[];
  /** Lines + fees − discounts. */
  readonly total: Money;
  /** They sum to the total (54-FZ). */
  readonly positions: readonly OrderPosition[];
  readonly couponIds: readonly CouponId[];
  /** The sum that the minimum of the place counts. */
  readonly reachedSum: Money;
  /** Whole points: spent now, and earned at handover. */
  readonly points: { readonly spent: number; readonly earned: number };
  /** The points of each line by largest remainder: they sum to `points`. */
  readonly linePoints: readonly { readonly spent: number; readonly earned: number }[];
}

/**
 * One step of a change. `line` is an index in the lines of the version that the caller saw, also after other steps of
 * the same change. Addresses and times themselves are the order's: only what they cost is here.
 */
export type OrderChange =
  | { readonly kind: "remove"; readonly line: number }
  /** Pieces, portions or grams. */
  | { readonly kind: "quantity"; readonly line: number; readonly quantity: number }
  | { readonly kind: "add"; readonly item: LineRequest }
  | { readonly kind: "swap"; readonly line: number; readonly item: LineRequest }
  /**
   * item null: the guest gives the gift up. Otherwise the gift stays: as a gift if its coupon still applies, else at the
   * menu's price of the day of the order.
   */
  | {
      readonly kind: "gift";
      readonly couponId: CouponId;
      readonly item: { readonly productId: ProductId; readonly variationId: VariationId | null } | null;
    }
  /** `place`: see `termsPlace`. In the same zone the order keeps its own fee. */
  | { readonly kind: "address"; readonly place: TermsPlace }
  | { readonly kind: "time"; readonly moment: DeliveryMoment }
  | { readonly kind: "method"; readonly place: TermsPlace }
  | { readonly kind: "payment"; readonly method: string }
  | { readonly kind: "comment"; readonly text: string };

/** A dish of an `add` or `swap` as today's menu sells it, or why it does not. */
export type AddedDish =
  | { readonly line: TermsLine; readonly refusal: null }
  | { readonly line: null; readonly refusal: LineRefusal };

/** Why a change is refused. `line`: as in the change; `change`: its index in the list of changes. */
export type ChangeRefusal =
  | { readonly reason: "no-such-line"; readonly line: number }
  | { readonly reason: "quantity"; readonly line: number; readonly initial: number; readonly step: number }
  | { readonly reason: "not-sold"; readonly change: number; readonly why: LineRefusal }
  /** No bought dish is left: such an order is cancelled. */
  | { readonly reason: "nothing-left" }
  | { readonly reason: "no-such-gift"; readonly couponId: CouponId }
  /** The gift's coupon no longer applies, and the change does not say what becomes of it. */
  | { readonly reason: "gift-lost"; readonly couponId: CouponId }
  | { readonly reason: "express-unavailable" }
  | { readonly reason: "minimum-not-reached"; readonly required: Money; readonly missing: Money };

/** A coupon that applied before the change and does not after it, with the reasons; none: it gave way to another. */
export interface DroppedCoupon {
  readonly id: CouponId;
  readonly code: string;
  readonly refusals: readonly CouponRefusal[];
}

/** The gift that a change loses: the guest is asked. */
export interface LostGift {
  readonly couponId: CouponId;
  readonly productId: ProductId;
  readonly variationId: VariationId | null;
  readonly name: string;
  /** What it costs if the guest keeps it. */
  readonly menuPrice: Money;
}

export interface ChangeOptions {
  /** The restaurant's fault: applied coupons stay and no minimum is asked. */
  readonly keepCoupons?: boolean;
  /** Whole points on the account now: a version spends more than the one before only from these. Absent: none. */
  readonly pointsLeft?: number;
  /** The guest's wish at checkout for a missing dish: "remove" agrees to removals. */
  readonly ifMissing?: IfMissing | null;
}

/** What the restaurant does if a dish is missing: asks by telephone, sends a similar one, or leaves it out. */
export const IF_MISSING = ["call", "replace", "remove"] as const;
export type IfMissing = (typeof IF_MISSING)[number];

export interface ChangedOrder extends PricedTerms {
  readonly terms: OrderTerms;
  readonly before: PricedTerms;
  /** The new total less the old one. */
  readonly delta: Money;
  readonly points: {
    readonly spent: number;
    readonly earned: number;
    /** Points that return to the account. Never more than were spent; 0 if the change spends more. */
    readonly spentBack: number;
    /** Points that the change takes from the account. */
    readonly spentMore: number;
  };
  readonly couponsDropped: readonly DroppedCoupon[];
  readonly giftLost: LostGift | null;
  /** Empty: the change can be made. Otherwise the rest shows what it would be. */
  readonly refusals: readonly ChangeRefusal[];
  /** Whether dishes or money change in a way that the guest has not agreed to. */
  readonly needsConsent: boolean;
}

/** A dish of which the kitchen makes more or less. `was` and `now` are pieces, portions, or grams if `byWeight`. */
export interface KitchenDifference {
  readonly name: string;
  readonly variation: string | null;
  readonly was: number;
  readonly now: number;
  readonly byWeight?: true;
  /** What is chosen for it, see `choiceWords`. Absent: nothing. */
  readonly chosen?: readonly string[];
  readonly note?: string;
}
