import { useEffect } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useDiscounts } from "../../../model/cart/cart-discounts-store.ts";
import { notify } from "../../../platform/notices.ts";
import { isOfferInSight } from "../chooser/offer-place.ts";
import { useCodeTrial } from "../promo-code/use-code-trial.ts";
import { useCouponSync } from "./use-coupon-sync.ts";

/** Keeps the discounts in step with the cart and says what changed by itself (CART-7). */
export function CouponSync() {
  const { t } = useI18n();
  const asks = useDiscounts((state) => state.asks);
  const dropped = useDiscounts((state) => state.dropped);
  useCouponSync();
  useCodeTrial();
  useEffect(() => {
    // Where the cart is in sight its card makes the offer.
    if (asks && !isOfferInSight()) notify(t("coupons.offer"));
  }, [asks, t]);
  useEffect(() => {
    if (dropped.length > 0) notify(t("coupons.dropped", { code: dropped.join("», «") }), "info");
  }, [dropped, t]);
  return null;
}
