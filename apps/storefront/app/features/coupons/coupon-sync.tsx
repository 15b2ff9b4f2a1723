import { useEffect } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useDiscounts } from "../../state/cart-discounts-store.ts";
import { notify } from "../../state/notices.ts";
import { useCodeTrial } from "./use-code-trial.ts";
import { useCouponSync } from "./use-coupon-sync.ts";

/** Keeps the discounts in step with the cart and says what changed by itself (CART-7). */
export function CouponSync() {
  const { t } = useI18n();
  const asks = useDiscounts((state) => state.asks);
  const dropped = useDiscounts((state) => state.dropped);
  useCouponSync();
  useCodeTrial();
  useEffect(() => {
    if (asks) notify(t("coupons.offer"));
  }, [asks, t]);
  useEffect(() => {
    for (const code of dropped) notify(t("coupons.dropped", { code }), "info");
  }, [dropped, t]);
  return null;
}
