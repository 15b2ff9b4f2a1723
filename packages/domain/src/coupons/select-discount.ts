import type { GiftChoice } from "../cart/types.ts";
import type { CouponId } from "../catalog/id.ts";
import { canCombine } from "./combine-coupons.ts";
import type { CombiningPolicy, Coupon, GiftItem } from "./types.ts";

/** The discount block of a cart: what the shopper, or the shop for him, has selected of the coupons on offer. */
export interface DiscountSelection {
  readonly couponIds: readonly CouponId[];
  /** Of the gift coupon among `couponIds`; null without one. */
  readonly gift: GiftChoice | null;
  /** Unselected by the shopper: not selected for him again. */
  readonly declined: readonly CouponId[];
}

export const emptySelection: DiscountSelection = { couponIds: [], gift: null, declined: [] };

export interface DiscountChoice {
  readonly coupon: Coupon;
  /** Which of a gift coupon's gifts; null for a discount. */
  readonly gift: GiftItem | null;
}

/**
 * Selects a coupon and deselects those that cannot be combined with it: without summing only one is
 * selected, and a gift always replaces the earlier gift (CART-7). `offered` holds the coupons that are eligible now.
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

/** Takes a coupon out of the selection at the shopper's wish, its gift with it. */
export function unselectDiscount(selection: DiscountSelection, couponId: CouponId): DiscountSelection {
  return {
    couponIds: selection.couponIds.filter((id) => id !== couponId),
    gift: selection.gift?.couponId === couponId ? null : selection.gift,
    declined: selection.declined.includes(couponId) ? selection.declined : [...selection.declined, couponId],
  };
}
