import { useMemo } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useCart } from "../../../model/cart/cart-store.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import type { CouponReasonContext } from "./coupon-reason-text.ts";

/** Names for the reasons of a refused coupon, on this page and for the present cart. */
export function useReasonContext(): CouponReasonContext {
  const i18n = useI18n();
  const { timeZone, categories } = useShop();
  const lines = useCart((state) => state.lines);
  return useMemo(
    () => ({
      i18n,
      timeZone,
      sections: categories,
      dishes: new Map(lines.map(({ productId, name }) => [productId, name])),
    }),
    [i18n, timeZone, categories, lines],
  );
}
