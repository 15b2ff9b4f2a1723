import { type CouponHint, couponHints } from "@skatert/domain";
import { useMemo } from "react";
import { useDiscounts } from "../../../model/cart/cart-discounts-store.ts";
import { takeTimeOfSlot } from "../../../model/checkout/checkout-draft.ts";
import { useCheckout } from "../../../model/checkout/checkout-store.ts";
import { methodOf } from "../../../model/place/place.ts";
import { type CartView, useCartView } from "../../../model/quote/cart-view.ts";
import { shopNow } from "../../../model/shop/shop-clock.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { usePublicCoupons } from "../refresh/public-coupons-store.ts";

/** Nearly reached public coupons of the shop for the present cart. */
export function useCouponHints(): readonly CouponHint[] {
  const { timeZone } = useShop();
  const cart = useCartView();
  const coupons = usePublicCoupons((state) => state.coupons);
  const { offered, selection, promoCode, policy } = useDiscounts();
  const slot = useCheckout((state) => state.draft.slot);
  const hasPoints = useCheckout((state) => state.draft.bonusPoints > 0);
  return useMemo(() => {
    if (cart.lines.length === 0) return [];
    return couponHints(coupons, offered, {
      ...hintedPart(cart),
      takeTime: takeTimeOfSlot(slot),
      now: shopNow(),
      timeZone,
      applied: offered.filter(({ id, kind }) => selection.couponIds.includes(id) || kind === "promo"),
      hasCode: promoCode !== null,
      hasPoints,
      combining: policy,
    });
  }, [cart, coupons, offered, selection, promoCode, policy, hasPoints, slot, timeZone]);
}

function hintedPart({ lines, countedSum, place }: CartView) {
  return {
    lines: lines.filter(({ refusal }) => refusal === null).map(({ line }) => line),
    countedSum,
    method: place === null ? null : methodOf(place),
    warehouseId: place?.warehouseId ?? null,
  };
}
