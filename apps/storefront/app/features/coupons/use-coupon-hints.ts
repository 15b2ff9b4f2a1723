import { useMemo } from "react";
import { useDiscounts } from "../../state/cart-discounts-store.ts";
import { type CartView, useCartView } from "../../state/cart-view.ts";
import { takeTimeOfSlot } from "../../state/checkout-draft.ts";
import { useCheckout } from "../../state/checkout-store.ts";
import { methodOf } from "../../state/place.ts";
import { shopNow } from "../../state/shop-clock.ts";
import { useShop } from "../../state/shop-context.tsx";
import { type CouponHint, couponHints } from "./coupon-hints.ts";
import { usePublicCoupons } from "./public-coupons-store.ts";

/** What more the cart could have, by the shop's public coupons. */
export function useCouponHints(): readonly CouponHint[] {
  const { timeZone } = useShop();
  const cart = useCartView();
  const coupons = usePublicCoupons((state) => state.coupons);
  const offered = useDiscounts((state) => state.offered);
  const slot = useCheckout((state) => state.draft.slot);
  return useMemo(() => {
    if (cart.lines.length === 0) return [];
    return couponHints(coupons, offered, {
      ...hintedPart(cart),
      takeTime: takeTimeOfSlot(slot),
      now: shopNow(),
      timeZone,
    });
  }, [cart, coupons, offered, slot, timeZone]);
}

function hintedPart({ lines, countedSum, place }: CartView) {
  return {
    lines: lines.filter(({ refusal }) => refusal === null).map(({ line }) => line),
    countedSum,
    method: place === null ? null : methodOf(place),
    warehouseId: place?.warehouseId ?? null,
  };
}
