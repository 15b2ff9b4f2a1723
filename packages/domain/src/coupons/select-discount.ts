import type { GiftChoice } from "../cart/types.ts";
import type { CouponId } from "../catalog/id.ts";
import { canCombine } from "./combine-coupons.ts";
import type { CombiningPolicy, Coupon, GiftItem } from "./types.ts";

/**
 * The discount block of a cart: the eligible coupons that the shopper selected or that were selected
 * automatically.
 */
export interface DiscountSelection {
  readonly couponIds: readonly CouponId[];
  /** The gift of the gift coupon in `couponIds`. Null without one. */
  readonly gift: GiftChoice | null;
  /** Coupons that the shopper unselected. They are not selected automatically again. */
  readonly declined: readonly CouponId[];
}

export const emptySelection: DiscountSelection = { couponIds: [], gift: null, declined: [] };

export interface DiscountChoice {
  readonly coupon: Coupon;
  /** The chosen gift of a gift coupon. Null for a discount. */
  readonly gift: GiftItem | null;
}

/**
 * Selects a coupon and deselects those that cannot be combined with it. Without summing only one coupon stays
 * selected. A gift always replaces the earlier gift (CART-7). `offered` holds the eligible coupons.
 */
export function selectDiscount(
  offered: readonly Coupon[],
  selection: DiscountSelection,
  { coupon, gift }: DiscountChoice,
  policy: CombiningPolicy,
): DiscountSelection {
  const staying = offered.filter(
    (other) => other.id !== coupon.id && selection.couponIds.includes(other.id) && canCombine(other, coupon, policy),
  );
  const couponIds = [...staying.map((other) => other.id), coupon.id];
  const earlier = selection.gift !== null && couponIds.includes(selection.gift.couponId) ? selection.gift : null;
  return {
    couponIds,
    gift: gift === null ? earlier : { couponId: coupon.id, productId: gift.productId, variationId: gift.variationId },
    declined: selection.declined.filter((id) => id !== coupon.id),
  };
}

/** Removes a coupon and its gift from the selection at the shopper's request. */
export function unselectDiscount(selection: DiscountSelection, couponId: CouponId): DiscountSelection {
  return {
    couponIds: selection.couponIds.filter((id) => id !== couponId),
    gift: selection.gift?.couponId === couponId ? null : selection.gift,
    declined: selection.declined.includes(couponId) ? selection.declined : [...selection.declined, couponId],
  };
}
