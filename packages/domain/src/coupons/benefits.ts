import type { GiftChoice } from "../cart/types.ts";
import type { Discount, PricingGift } from "../pricing/types.ts";
import type { Coupon, GiftItem } from "./types.ts";

/**
 * Discounts of the applied coupons, in their order. Gifts discount nothing. The label is the coupon's code.
 */
export function discountsOf(applied: readonly Coupon[]): readonly Discount[] {
  return applied.flatMap(discountOf);
}

/** The chosen gift item. Null if the coupon does not offer it. */
export function giftItemOf(coupon: Coupon, choice: GiftChoice): GiftItem | null {
  if (coupon.benefit.kind !== "gift" || coupon.id !== choice.couponId) return null;
  const isChosen = (item: GiftItem) => item.productId === choice.productId && item.variationId === choice.variationId;
  return coupon.benefit.gifts.find(isChosen) ?? null;
}

/** The chosen gift at the coupon's amount per piece. Null if the coupon does not offer it (CART-7). */
export function pricedGiftOf(coupon: Coupon, choice: GiftChoice): PricingGift | null {
  const item = giftItemOf(coupon, choice);
  if (item === null || coupon.benefit.kind !== "gift") return null;
  return { couponId: coupon.id, label: coupon.code, unitPrice: coupon.benefit.unitPrice, quantity: item.quantity };
}

function discountOf({ id, code, benefit }: Coupon): readonly Discount[] {
  const source = { couponId: id, label: code };
  switch (benefit.kind) {
    case "percent":
      return [{ kind: "percent", percent: benefit.percent, source }];
    case "fixed":
      return [{ kind: "fixed", amount: benefit.amount, source }];
    case "gift":
      return [];
  }
}
