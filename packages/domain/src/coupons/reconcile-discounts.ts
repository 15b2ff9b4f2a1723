import type { GiftChoice } from "../cart/types.ts";
import type { CouponId } from "../catalog/id.ts";
import { giftItemOf } from "./benefits.ts";
import { combineCoupons, kindsCombine } from "./combine-coupons.ts";
import { type DiscountChoice, type DiscountSelection, emptySelection, selectDiscount } from "./select-discount.ts";
import type { CombiningPolicy, Coupon } from "./types.ts";

/** Result of refreshing a cart's coupons (CART-7). `selection` is the new selection. */
export interface Reconciliation {
  /**
   * none: no coupon is eligible, the selection is cleared. auto-select: the only eligible coupon was
   * selected. choose: ask the shopper. keep: the selection stays.
   */
  readonly kind: "none" | "auto-select" | "choose" | "keep";
  readonly selection: DiscountSelection;
  /**
   * Coupons that were selected and are no longer eligible or combinable. The storefront tells the shopper.
   */
  readonly dropped: readonly CouponId[];
}

/**
 * Adapts the selection to the eligible coupons. It deselects coupons that are no longer eligible and removes
 * their gifts. It selects a single coupon if its kind may be summed with automatic ones and the shopper has
 * not declined it. Otherwise it asks while nothing is selected.
 */
export function reconcileDiscounts(
  offered: readonly Coupon[],
  selected: DiscountSelection,
  policy: CombiningPolicy,
): Reconciliation {
  const before = selected.couponIds;
  if (offered.length === 0) return { kind: "none", selection: emptySelection, dropped: before };

  const selection = stillOffered(offered, selected, policy);
  const dropped = before.filter((id) => !selection.couponIds.includes(id));
  if (selection.couponIds.length > 0) return { kind: "keep", selection, dropped };

  const [only, ...others] = offered;
  if (only === undefined || others.length > 0) return { kind: "choose", selection, dropped };
  if (selection.declined.includes(only.id)) return { kind: "keep", selection, dropped };
  const choice = choiceWithoutAsking(only, policy);
  if (choice === null) return { kind: "choose", selection, dropped };
  return { kind: "auto-select", selection: selectDiscount(offered, selection, choice, policy), dropped };
}

function stillOffered(
  offered: readonly Coupon[],
  selected: DiscountSelection,
  policy: CombiningPolicy,
): DiscountSelection {
  const eligible = offered.filter(
    (coupon) => selected.couponIds.includes(coupon.id) && isStillGiven(coupon, selected.gift),
  );
  const couponIds = combineCoupons(eligible, policy).applied.map((coupon) => coupon.id);
  const gift = selected.gift !== null && couponIds.includes(selected.gift.couponId) ? selected.gift : null;
  return { couponIds, gift, declined: selected.declined };
}

/** A gift coupon stays selected only while it still offers the chosen gift. */
function isStillGiven(coupon: Coupon, gift: GiftChoice | null): boolean {
  return coupon.benefit.kind !== "gift" || (gift !== null && giftItemOf(coupon, gift) !== null);
}

/** Null if the shopper must choose: summing is not allowed, or there are several gifts. */
function choiceWithoutAsking(coupon: Coupon, policy: CombiningPolicy): DiscountChoice | null {
  if (!kindsCombine(coupon.kind, "auto", policy)) return null;
  if (coupon.benefit.kind !== "gift") return { coupon, gift: null };
  const [gift, ...others] = coupon.benefit.gifts;
  return gift === undefined || others.length > 0 ? null : { coupon, gift };
}
