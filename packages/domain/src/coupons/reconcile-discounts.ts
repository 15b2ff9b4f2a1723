import type { GiftChoice } from "../cart/types.ts";
import type { CouponId } from "../catalog/id.ts";
import { giftItemOf } from "./benefits.ts";
import { combineCoupons, kindsCombine } from "./combine-coupons.ts";
import { type DiscountChoice, type DiscountSelection, emptySelection, selectDiscount } from "./select-discount.ts";
import type { CombiningPolicy, Coupon } from "./types.ts";

/** What the coupon refresh of a cart comes to (CART-7). `selection` is what holds from now on. */
export interface Reconciliation {
  /**
   * none: nothing is on offer, all is cleared. auto-select: the one on offer was selected by itself.
   * choose: the shopper should be asked. keep: what was selected stays.
   */
  readonly kind: "none" | "auto-select" | "choose" | "keep";
  readonly selection: DiscountSelection;
  /** Selected before, no longer eligible or combinable: to be said to the shopper. */
  readonly dropped: readonly CouponId[];
}

/**
 * Fits the selection to the coupons that are eligible now. Deselects what stopped being eligible and
 * takes its gift out; selects a single coupon by itself when its kind may be summed with automatic
 * ones, unless the shopper has declined it; otherwise asks while nothing is selected.
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

/** A gift coupon stays selected only while the chosen gift is among its gifts. */
function isStillGiven(coupon: Coupon, gift: GiftChoice | null): boolean {
  return coupon.benefit.kind !== "gift" || (gift !== null && giftItemOf(coupon, gift) !== null);
}

/** Null when the shopper has to be asked: summing is not allowed, or there are several gifts to pick from. */
function choiceWithoutAsking(coupon: Coupon, policy: CombiningPolicy): DiscountChoice | null {
  if (!kindsCombine(coupon.kind, "auto", policy)) return null;
  if (coupon.benefit.kind !== "gift") return { coupon, gift: null };
  const [gift, ...others] = coupon.benefit.gifts;
  return gift === undefined || others.length > 0 ? null : { coupon, gift };
}
